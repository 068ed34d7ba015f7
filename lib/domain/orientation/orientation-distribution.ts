import { hollandTypes } from './orientation-holland';

export interface CodeCount {
  code: string;
  count: number;
}
export interface CodeShare extends CodeCount {
  /** Share of all counted, 0 to 100, rounded. */
  percentage: number;
}

const letters = ['EI', 'SN', 'TF', 'JP'];
/** ISTJ to ENTP, in the order of the letters. */
export const typesByLetters: readonly string[] = letters.reduce(
  (types, poles) => types.flatMap((type) => [...poles].map((letter) => type + letter)),
  [''],
);

const sharesOf = (
  groups: readonly string[],
  counts: readonly CodeCount[],
  groupOf: (code: string) => string,
) => {
  const sums = new Map(groups.map((group) => [group, 0]));
  for (const { code, count } of counts) {
    const sum = sums.get(groupOf(code));
    if (sum !== undefined) sums.set(groupOf(code), sum + count);
  }
  const total = [...sums.values()].reduce((sum, count) => sum + count, 0);
  return [...sums].map(([code, count]): CodeShare => ({
    code,
    count,
    percentage: total === 0 ? 0 : Math.round((count * 100) / total),
  }));
};

/** The number of people by strongest interest, in the fixed order; interests without anybody count 0. */
export const byStrongestInterest = (counts: readonly CodeCount[]): CodeShare[] =>
  sharesOf(hollandTypes, counts, (code) => code.slice(0, 1));

/** The number of people of each of the 16 types, both identities together, most frequent first. */
export const byPersonalityType = (counts: readonly CodeCount[]): CodeShare[] =>
  sharesOf(typesByLetters, counts, (code) => code.slice(0, 4)).toSorted((a, b) => b.count - a.count);

/** The numbers of assertive and turbulent people. */
export const byIdentity = (counts: readonly CodeCount[]): CodeShare[] =>
  sharesOf(['A', 'T'], counts, (code) => code.slice(-1));

/** The total number of people. */
export const sumOfCounts = (counts: readonly CodeCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
