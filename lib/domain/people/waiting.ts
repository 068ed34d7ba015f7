/** What can wait for a person of the staff; each is the first view of a page of their menu. */
export const waitingKeys = ['applications', 'review', 'inbox', 'questions', 'students', 'loans'] as const;
export type WaitingKey = (typeof waitingKeys)[number];

/** How many of all that waits a first page names. */
export const firstWaitingMax = 8;

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
