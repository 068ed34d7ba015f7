import type { Text } from './demo-types';

export function text(en: string, km: string): Text {
  return { en, km };
}

/** Puts values into `{name}` of both languages. */
export function fillFrame(frame: Text, values: Readonly<Record<string, Text>>): Text {
  const inLanguage = (language: keyof Text) =>
    frame[language].replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for {${name}} in: ${frame[language]}`);
      return value[language];
    });
  return { en: inLanguage('en'), km: inLanguage('km') };
}

/** Sentences of one paragraph; in Khmer a space follows the full stop as well. */
export function sentences(parts: readonly Text[]): Text {
  return { en: parts.map((part) => part.en).join(' '), km: parts.map((part) => part.km).join(' ') };
}

export function paragraphs(parts: readonly Text[]): Text {
  return { en: parts.map((part) => part.en).join('\n\n'), km: parts.map((part) => part.km).join('\n\n') };
}

/** A whole number, in the digits of the interface. */
export function number(value: number): Text {
  const digits = String(value);
  return { en: digits, km: digits };
}

/** `a, b and c`; in Khmer a space separates items, with និង before the last. */
export function list(items: readonly Text[]): Text {
  const last = items.at(-1);
  if (last === undefined) return { en: '', km: '' };
  if (items.length === 1) return last;
  const before = items.slice(0, -1);
  return {
    en: `${before.map((item) => item.en).join(', ')} and ${last.en}`,
    km: `${before.map((item) => item.km).join(' ')} និង${last.km}`,
  };
}

/** The content of a JSON file; tests of the demo check its type. */
export const demoData = <T>(data: unknown): T => data as T;
