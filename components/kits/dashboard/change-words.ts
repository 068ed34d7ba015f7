export type Change = 'more' | 'fewer' | 'same';

/** Which way a number went, and how far. */
export const changeOf = (now: number, before: number): { way: Change; count: number } => ({
  way: now > before ? 'more' : now < before ? 'fewer' : 'same',
  count: Math.abs(now - before),
});
