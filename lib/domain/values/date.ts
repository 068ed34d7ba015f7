import { isIsoDay } from '@/lib/domain/dates/dates';
import { plainText } from './plain-text';

/** Which of two numbers before a year is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A day that was read; or the two that a text could mean, the day first. */
export type ReadDate = { day: string } | { either: [string, string] } | null;

const sep = String.raw`\s*[-/.,\s]\s*`;
const yearFirst = new RegExp(`^(\\d{4})${sep}(\\d{1,2})${sep}(\\d{1,2})$`, 'u');
const yearLast = new RegExp(`^(\\d{1,2})${sep}(\\d{1,2})${sep}(\\d{4})$`, 'u');
const inOne = /^(\d{2})(\d{2})(\d{4})$/;
/** Midnight behind a day, as programs write a date without a time. */
const midnight = /[T ]00:00(?::00(?:\.0+)?)?(?:Z| ?[+-]\d{2}:?\d{2})?$/u;
const weekday =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? |ថ្ងៃ(?:ច័ន្ទ|ចន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ),? ?)/iu;
const wordsAround = /ថ្ងៃទី|ថ្ងៃ|ទី|ខែ|ឆ្នាំ|(?<=\d)(?:st|nd|rd|th)\b|\bof\b/giu;

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const khmer = [
  ['មករា'],
  ['កុម្ភៈ', 'កម្ភៈ', 'កុម្ភះ'],
  ['មីនា'],
  ['មេសា'],
  ['ឧសភា'],
  ['មិថុនា'],
  ['កក្កដា'],
  ['សីហា'],
  ['កញ្ញា'],
  ['តុលា'],
  ['វិច្ឆិកា', 'វិចិ្ឆកា'],
  ['ធ្នូ'],
];

const monthNamed = (word: string): number => {
  const small = word.normalize('NFC').toLowerCase().replace(/\.$/u, '');
  const inKhmer = khmer.findIndex((spellings) => spellings.includes(small));
  if (inKhmer >= 0) return inKhmer + 1;
  return /^[a-z]{3,9}$/u.test(small) ? english.indexOf(small.slice(0, 3)) + 1 : 0;
};

const isoOf = (year: string, month: number | string, day: string): string | null => {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : null;
};

const dayNamed = (text: string): string | null => {
  const words = text
    .replace(wordsAround, ' ')
    .split(/[-/.,\s]+/u)
    .filter(Boolean);
  if (words.length !== 3) return null;
  const at = words.findIndex((word) => monthNamed(word) > 0);
  const rest = words.filter((_, index) => index !== at);
  const year = rest.find((word) => /^\d{4}$/u.test(word));
  const day = rest.find((word) => /^\d{1,2}$/u.test(word));
  return at >= 0 && year && day ? isoOf(year, monthNamed(words[at] ?? ''), day) : null;
};

/**
 * A calendar day as people and programs of the region write it: `2008-12-25`, `25/12/2008`, `12/25/2008`, `25.12.2008`, `25122008`,
 * `25 December 2008`, `Dec 25, 2008`, `២៥ ធ្នូ ២០០៨`, with a midnight behind it. What could be two days (`05/03/2008`) is both, unless it
 * is known which number stands first; null for no day, and for a year of two digits.
 */
export function readDate(written: string, order?: DateOrder): ReadDate {
  const text = plainText(written).replace(midnight, '').replace(weekday, '');
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    const iso = isoOf(year, month, day);
    return iso === null ? null : { day: iso };
  }
  const [, first, second, last] = yearLast.exec(text) ?? inOne.exec(text) ?? [];
  if (first === undefined || second === undefined || last === undefined) {
    const named = dayNamed(text);
    return named === null ? null : { day: named };
  }
  const [dayFirst, monthFirst] = [isoOf(last, second, first), isoOf(last, first, second)];
  const known = order === 'day-first' ? dayFirst : order === 'month-first' ? monthFirst : undefined;
  if (known !== undefined) return known === null ? null : { day: known };
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst)
    return { either: [dayFirst, monthFirst] };
  const only = dayFirst ?? monthFirst;
  return only === null ? null : { day: only };
}

/** The order in which the days of one column are written, where some of them can be read in one way only and agree. */
export function dateOrderOf(column: Iterable<string>): DateOrder | undefined {
  const orders = new Set<DateOrder>();
  for (const written of column) {
    const [dayFirst, monthFirst] = [readDate(written, 'day-first'), readDate(written, 'month-first')];
    if ((dayFirst === null) === (monthFirst === null)) continue;
    orders.add(dayFirst === null ? 'month-first' : 'day-first');
  }
  return orders.size === 1 ? [...orders][0] : undefined;
}

const monthOfYear = new RegExp(`^(?:(\\d{4})${sep}(\\d{1,2})|(\\d{1,2})${sep}(\\d{4}))$`, 'u');
const firstYear = 1900;
const lastYear = 2100;

const yearOf = (text: string): string | null =>
  /^\d{4}$/u.test(text) && Number(text) >= firstYear && Number(text) <= lastYear ? text : null;

/** `September 2018`, `2018 Sept.`, `ខែកញ្ញា ឆ្នាំ២០១៨`. */
const monthNamedIn = (text: string): string | null => {
  const words = text
    .replace(wordsAround, ' ')
    .split(/[-/.,\s]+/u)
    .filter(Boolean);
  const at = words.findIndex((word) => monthNamed(word) > 0);
  const year = yearOf(words[at === 0 ? 1 : 0] ?? '');
  return words.length === 2 && at >= 0 && year
    ? `${year}-${String(monthNamed(words[at] ?? '')).padStart(2, '0')}`
    : null;
};

/**
 * A day, a month or a year as it was told, no more exact: `2018`, `2018-09`, `2018-09-01`. Null for none, and for what could be two.
 */
export function readToldDate(written: string, order?: DateOrder): string | null {
  const text = plainText(written)
    .replace(/[T ]\d{2}:.*$/u, '')
    .trim();
  const day = readDate(text, order);
  if (day) return 'day' in day ? day.day : null;
  const [, year, month, monthFirst, yearBehind] = monthOfYear.exec(text) ?? [];
  const [ofYear, inYear] = [yearOf(year ?? yearBehind ?? ''), Number(month ?? monthFirst)];
  if (ofYear && inYear >= 1 && inYear <= 12) return `${ofYear}-${String(inYear).padStart(2, '0')}`;
  if (ofYear) return null;
  return yearOf(text.replace(wordsAround, '').trim()) ?? monthNamedIn(text);
}

/** Whether one told date lies before another, as far as both are told. */
export const isToldBefore = (one: string, other: string): boolean => {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
};
