/** A file that cannot be read as a table; the message is for the person who made it. */
export class TableError extends Error {
  override name = 'TableError';
}
