import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

/** A candidate's number as it is compared: ASCII digits, capitals, no spaces, no zeros before it. */
export const candidateNumberOf = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');

/** Whom a row of a list of results names, and of which year; the number or the name may be '', the birthday is an ISO day. */
export interface ListedPerson {
  year: number;
  candidateNumber: string;
  name: string;
  birthday: string | null;
}

/** Somebody whom the row could mean: what they say of their own exam. */
export interface DeclaredPerson {
  userId: string;
  /** Null where they have told of no exam. */
  year: number | null;
  candidateNumber: string;
  /** Each name with the birthday, as `nameKeyOf` writes it. */
  nameKeys: readonly string[];
}

export type NoMatch = 'nobody' | 'ambiguous' | 'other-exam' | 'other-candidate';

/** The name with the birthday, as applications store it for comparing; null where one of them is missing. */
export const nameKeyOf = ({ name, birthday }: Pick<ListedPerson, 'name' | 'birthday'>): string | null =>
  birthday === null || name.trim() === '' ? null : `${toMonthDayYear(birthday)} ${fold(name)}`;

const only = (people: readonly DeclaredPerson[], otherwise: NoMatch): { userId: string } | NoMatch => {
  const [first, ...others] = people;
  if (!first) return otherwise;
  return others.some(({ userId }) => userId !== first.userId) ? 'ambiguous' : { userId: first.userId };
};

/**
 * Whose result a row is, or why that cannot be said; nothing is guessed. What the row says must agree with what the person has told of
 * their exam: the year, the number where both have one, the name and the birthday where the row has them.
 */
export function whoIsListed(
  row: ListedPerson,
  known: readonly DeclaredPerson[],
): { userId: string } | NoMatch {
  const key = nameKeyOf(row);
  const isNamed = ({ nameKeys }: DeclaredPerson) => key !== null && nameKeys.includes(key);
  const number = candidateNumberOf(row.candidateNumber);
  const ofYear = known.filter(({ year }) => year === row.year);
  const numbered = number === '' ? [] : ofYear.filter(({ candidateNumber }) => candidateNumber === number);
  if (numbered.length > 0)
    return key === null ? only(numbered, 'nobody') : only(numbered.filter(isNamed), 'other-candidate');
  const named = ofYear.filter(isNamed);
  if (named.length === 0) return known.some(isNamed) ? 'other-exam' : 'nobody';
  const isFree = ({ candidateNumber }: DeclaredPerson) => number === '' || candidateNumber === '';
  return only(named.filter(isFree), 'other-candidate');
}
