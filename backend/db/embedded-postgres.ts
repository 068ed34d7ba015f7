import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite answers in promises alone, without a turn of the event loop: of sixty calls at once, everything else would
 * wait for the last. Here a turn passes before each statement.
 */
export class EmbeddedPostgres extends PGlite {
  override _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      await nextTurn();
      return statement();
    });
  }
}
