import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** A turn accepts one connection, so those that came during a long statement need several. */
const turnsPerMs = 0.25;

/**
 * PGlite answers in promises alone, without a turn of the event loop: of sixty calls at once, everything else would
 * wait for the last. Here a turn passes before each statement, and more after a long one.
 */
export class EmbeddedPostgres extends PGlite {
  private lastTookMs = 0;

  override _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      const turns = 1 + Math.floor(this.lastTookMs * turnsPerMs);
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      const startedMs = performance.now();
      try {
        return await statement();
      } finally {
        this.lastTookMs = performance.now() - startedMs;
      }
    });
  }
}
