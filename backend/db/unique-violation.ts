const uniqueViolation = '23505';

/** True when a write failed because another row has the same value in the named unique index, or in any. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || !('constraint' in cause))
    return false;
  return cause.code === uniqueViolation && (index === undefined || cause.constraint === index);
}
