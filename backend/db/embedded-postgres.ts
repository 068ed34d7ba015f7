import { PGlite } from '@electric-sql/pglite';
import { createPieces } from '@/backend/work/pieces';

/**
 * PGlite answers in promises alone, without a turn of the event loop: of sixty calls at once, everything else would
 * wait for the last. Here turns pass before each statement.
 */
export class EmbeddedPostgres extends PGlite {
  private readonly piece = createPieces();

  override _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(() => this.piece(statement));
  }
}
