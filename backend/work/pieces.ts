import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn accepts one connection: those that came during a long piece need several. */
const turnsPerMs = 0.25;

/**
 * Pieces of work that hold up the event loop, each asked for when the one before is over. Before each a turn of the
 * loop passes, and more after a long one.
 */
export function createPieces(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let lastTookMs = 0;
  return async (work) => {
    const turns = 1 + Math.floor(lastTookMs * turnsPerMs);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    const startedMs = performance.now();
    try {
      return await work();
    } finally {
      lastTookMs = performance.now() - startedMs;
    }
  };
}
