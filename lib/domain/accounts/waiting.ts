import { addDaysToDay, isSunday } from '@/lib/domain/dates/cambodian-days';

/** What can wait for a person: all but `guardians`, who wait for a student too, for the staff. */
export const waitingKeys = [
  'applications',
  'review',
  'inbox',
  'questions',
  'students',
  'papers',
  'corrections',
  'guardians',
  'requests',
  'revisions',
  'partners',
  'hiring',
  'loans',
] as const;
export type WaitingKey = (typeof waitingKeys)[number];

/** What people ask by a call of its own, and somebody answers. */
export const askedKeys = [
  'papers',
  'corrections',
  'guardians',
  'requests',
  'revisions',
  'partners',
  'hiring',
] as const satisfies readonly WaitingKey[];
export type AskedKey = (typeof askedKeys)[number];

/** In how many days each is answered; what waits longer is late. */
export const answerDays: Readonly<Record<WaitingKey, number>> = {
  applications: 3,
  review: 1,
  inbox: 3,
  questions: 3,
  students: 7,
  papers: 5,
  corrections: 3,
  guardians: 3,
  requests: 7,
  revisions: 7,
  partners: 7,
  hiring: 7,
  loans: 3,
};

/** The day by which what began to wait on a day is answered: no office works on a Sunday. */
export const answerDayOf = (key: WaitingKey, since: string): string => {
  const day = addDaysToDay(since, answerDays[key]);
  return isSunday(day) ? addDaysToDay(day, 1) : day;
};

/** How many of all that waits a first page names: the oldest of each list has room. */
export const firstWaitingMax = waitingKeys.length;

/**
 * The first of several lists, each from the longest waiting on: a list that is long and old leaves room for the others.
 * In the order of their waiting.
 */
export function firstOfEach<Thing extends { since: string }>(
  lists: readonly (readonly Thing[])[],
  most: number,
): Thing[] {
  const bySince = (one: Thing, other: Thing) =>
    one.since < other.since ? -1 : one.since > other.since ? 1 : 0;
  return lists
    .flatMap((list) => list.map((thing, rank) => ({ thing, rank })))
    .toSorted((one, other) => one.rank - other.rank || bySince(one.thing, other.thing))
    .slice(0, most)
    .map(({ thing }) => thing)
    .toSorted(bySince);
}
