/** A random source that repeats the same numbers for the same seed. */
export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** @throws {RangeError} when there is nothing to pick from. */
  pick<T>(items: readonly T[]): T;
  /** `count` different items (fewer when the list is shorter), in the list's order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean;
}

/** FNV-1a, 32 bits: turns a key into a seed, so that adding a school does not change the others. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32, seeded by a text. */
export function seededRandom(key: string): SeededRandom {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    sample: (items, count) =>
      items
        .map((item, place) => ({ item, place, weight: next() }))
        .toSorted((first, second) => first.weight - second.weight)
        .slice(0, count)
        .toSorted((first, second) => first.place - second.place)
        .map((entry) => entry.item),
    chance: (probability) => next() < probability,
  };
}
