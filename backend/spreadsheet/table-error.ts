/** Why a table cannot be read, for pages that say it in their language. */
export interface TableReason {
  code: 'unknown-columns' | 'missing-columns' | 'column-twice' | 'ragged-line' | 'open-quote';
  /** The names of columns, or the line. */
  detail: string;
}

/** A file that is not a valid table; the message is for its author. */
export class TableError extends Error {
  override name = 'TableError';

  constructor(
    message: string,
    readonly reason: TableReason | null = null,
  ) {
    super(message);
  }
}
