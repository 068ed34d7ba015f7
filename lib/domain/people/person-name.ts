import { graphemeLength } from '@/lib/domain/khmer/khmer';
import { trimAll } from '@/lib/domain/trim';

export type PersonName = { firstName: string; lastName: string };

const khmerLetter = /[\u1780-\u17B3]/;

/** Normalized for storage: trimmed, single spaces, NFC; the encoding of Khmer stays as typed. */
export function tidyName(name: string): string {
  return trimAll(name.normalize('NFC')).replace(/\s+/g, ' ');
}

/** Family name first, as Cambodians write their names in both scripts. Missing parts are left out. */
export function fullName({ firstName, lastName }: PersonName): string {
  return [tidyName(lastName), tidyName(firstName)].filter((part) => part !== '').join(' ');
}

const graphemeSegmenter = new Intl.Segmenter('km', { granularity: 'grapheme' });

function firstLetter(part: string): string {
  const [first] = graphemeSegmenter.segment(part);
  if (first === undefined) return '';
  // A whole Khmer syllable block is too wide for an avatar: its base letter replaces it.
  return khmerLetter.test(first.segment) ? first.segment.charAt(0) : first.segment.toUpperCase();
}

/** One or two letters for an avatar without a picture, in the order of `fullName`. */
export function initials(name: PersonName): string {
  const words = fullName(name).split(' ');
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return letters.map((word) => firstLetter(word ?? '')).join('');
}

/** True when a normalized name is neither empty nor longer than `max` graphemes. */
export function isNameLength(name: string, max: number): boolean {
  const length = graphemeLength(tidyName(name));
  return length > 0 && length <= max;
}
