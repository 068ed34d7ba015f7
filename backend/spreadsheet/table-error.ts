/** A file that is not a valid table; the message is for its author. */
export class TableError extends Error {
  override name = 'TableError';
}
