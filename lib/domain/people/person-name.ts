import { isNoName, tidyName } from '@/lib/domain/values/name';

export type PersonName = { firstName: string; lastName: string };

const khmerLetter = /[\u1780-\u17B3]/;

/** Family name first, as Cambodians write their names in both scripts. Missing parts, and the mark of somebody who has one name, are left out. */
export function fullName({ firstName, lastName }: PersonName): string {
  return [isNoName(lastName) ? '' : tidyName(lastName), tidyName(firstName)].filter(Boolean).join(' ');
}

/** The same in Khmer; '' while it is not known. */
export const fullNameKm = (
  person:
    | { firstNameKm?: string | null | undefined; lastNameKm?: string | null | undefined }
    | null
    | undefined,
): string => fullName({ firstName: person?.firstNameKm ?? '', lastName: person?.lastNameKm ?? '' });

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
