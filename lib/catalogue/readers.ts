import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { textLimits } from '@/lib/domain/limits/texts';
import { trimAll } from '@/lib/domain/trim';

/** Reads one name of an address; invalid values are dropped, so that no link leads to an error. */
export type Reader = (given: readonly string[]) => string[];

const keywordMaxLength = textLimits.keywordMax;
const listMaxLength = 50;
const amountMaxUsd = 1_000_000;

/** Whole US dollars from the typed text, ០-៩ included; null when it is not an amount. */
export function readAmount(typed: string): string | null {
  const bare = toAsciiDigits(typed).replace(/[\s$,]/g, '');
  return /^\d{1,7}$/.test(bare) && Number(bare) <= amountMaxUsd ? String(Number(bare)) : null;
}

export const text: Reader = ([first = '']) =>
  [trimAll(first.replace(/\p{Cc}/gu, ' ')).slice(0, keywordMaxLength)].filter(Boolean);

export const amount: Reader = ([first = '']) => [readAmount(first)].filter((each) => each !== null);

export const oneOf =
  (allowed: readonly string[]): Reader =>
  ([first = '']) =>
    allowed.includes(first) ? [first] : [];

/** Any number of values, as a comma list or repeated. */
export const listOf =
  (fits: (part: string) => boolean): Reader =>
  (given) => {
    const parts = new Set(given.flatMap((each) => each.split(',')).map((part) => part.trim()));
    return [...parts].filter(fits).slice(0, listMaxLength);
  };

/** Any number of some values. */
export const oneOrMoreOf = (allowed: readonly string[]): Reader => listOf((part) => allowed.includes(part));

export const matching = (pattern: RegExp) => (part: string) => pattern.test(part);
