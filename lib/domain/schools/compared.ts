/** How many are compared side by side. */
export const comparedMin = 2;
export const comparedMax = 4;

const comparedId = /^[\w-]{1,120}$/;

/** Ids or slugs as an address lists them: each once, the first four that can be one. */
export const readCompared = (given: string | null): string[] =>
  [...new Set((given ?? '').split(',').map((part) => part.trim()))]
    .filter((part) => comparedId.test(part))
    .slice(0, comparedMax);

/** With one more or one less; the same list when it is full. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length < comparedMax ? [...ids, id] : ids;
}

const pairSize = 2;

/** The two that a phone shows: those that were chosen, as long as they are compared, and the first others. */
export function chosenPair(ids: readonly string[], chosen: readonly string[]): readonly string[] {
  const kept = chosen.filter((id) => ids.includes(id));
  return [...kept, ...ids.filter((id) => !kept.includes(id))].slice(0, pairSize);
}

/** The pair with another one on this side; the one of the other side changes places. */
export const pairWith = (pair: readonly string[], side: number, id: string): readonly string[] =>
  pair.includes(id) ? pair.toReversed() : pair.with(side, id);

/** Whether all say the same. */
export const alike = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value ?? null))).size === 1;

/** Of each list, what not all of them have. */
export const unshared = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.map((list) => list.filter((item) => !lists.every((each) => each.includes(item))));

/** The index of the one value that is lower than all others; null when several share it, or fewer than two are known. */
export function lowestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const isAlone = known.length > 1 && known.filter((value) => value === lowest).length === 1;
  return isAlone ? values.indexOf(lowest) : null;
}
