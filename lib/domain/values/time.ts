import { plainText } from './plain-text';

const withMinutes = /^(\d{1,2}) ?[:.hg] ?(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?$/iu;
/** An hour alone could be of the morning or of the afternoon, unless a letter says that it is one of twenty-four. */
const hourAlone = /^(\d{1,2}) ?[hg]$/iu;
const inOne = /^(\d{1,2})(\d{2})$/;
const clockWord = /^(?:ម៉ោង|at)\s?/iu;
const sideOfNoon = / ?([ap])\.? ?m\.?$/iu;

/** Parts of a day, with the hour of twenty-four that an hour of twelve means in them. */
const parts: Record<string, (hour: number) => number> = {
  am: (hour) => hour % 12,
  pm: (hour) => (hour % 12) + 12,
  ព្រឹក: (hour) => hour % 12,
  ទៀបភ្លឺ: (hour) => hour % 12,
  ថ្ងៃត្រង់: (hour) => (hour < 11 ? hour + 12 : hour),
  រសៀល: (hour) => (hour % 12) + 12,
  ល្ងាច: (hour) => (hour % 12) + 12,
  យប់: (hour) => (hour === 12 || hour < 4 ? hour % 12 : hour + 12),
};
const partAtEnd = new RegExp(` ?(${Object.keys(parts).join('|')})$`, 'u');

/** `14:00 pm` says one thing twice; `14:00 am` contradicts itself. */
function hourIn(part: string, hour: number): number | null {
  const of = parts[part];
  if (!of || hour === 0) return part === 'am' || part === 'យប់' ? hour : null;
  if (hour <= 12) return of(hour);
  return of(hour - 12) === hour ? hour : null;
}

/**
 * A time of day as HH:MM: `7:00`, `07:00:00`, `19.00`, `7h00`, `7g30`, `0700`, `7:00 AM`, `7 p.m.`, `ម៉ោង ៧ ព្រឹក`. Seconds are left
 * out. Null for anything else, and for an hour alone, which could be two.
 */
export function readTime(written: string): string | null {
  const text = plainText(written)
    .normalize('NFC')
    .replace(clockWord, '')
    .replace(sideOfNoon, (_, side: string) => ` ${side.toLowerCase()}m`);
  const part = partAtEnd.exec(text)?.[1];
  const clock = text.replace(partAtEnd, '').trim();
  const alone = part === undefined ? hourAlone : /^(\d{1,2})(?: ?[hg])?$/iu;
  const [, hours, minutes = '00'] = withMinutes.exec(clock) ?? alone.exec(clock) ?? inOne.exec(clock) ?? [];
  if (hours === undefined) return null;
  const hour = part === undefined ? Number(hours) : hourIn(part, Number(hours));
  if (hour === null || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
