import { databaseName } from './database-name';

/** Node's codes for a missing connection. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * PostgreSQL's codes: connections lost or refused (class 08), too many connections, shutting down, crashed, starting
 * up.
 */
const sqlStates = /^(?:08[0-9A-Z]{3}|53300|57P0[123])$/;

/** Messages of the driver that have no code: the wait for the pool is over, or the connection ended during a query. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

const causesMax = 5;

/** An error and its chain of causes; of several attempts at one connection, the last. */
function* causesOf(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < causesMax && current instanceof Error; depth += 1) {
    yield current;
    current = current instanceof AggregateError ? current.errors.at(-1) : current.cause;
  }
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** PostgreSQL's or Node's codes of an error and its causes. */
export const errorCodes = (error: unknown): string[] => [...causesOf(error)].map(codeOf).filter(Boolean);

/** True when the database is unreachable now and the same call may succeed soon. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    if (connectionCodes.has(code) || sqlStates.test(code) || driverMessages.test(cause.message)) return true;
  }
  return false;
}

/** PostgreSQL's code, Node's, and that of a quota. */
const noRoomCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True when a write found no room; reading goes on. */
export const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => noRoomCodes.has(codeOf(cause)));

/** Wrong name or password, or no such database: waiting does not help. */
const refusedStates = /^(?:28[0-9A-Z]{3}|3D000)$/;

/** PostgreSQL cannot be used; the message contains where and why, never the password. */
class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/** The message for an error at the start: the address of the database and why it cannot be used, or the error itself. */
export function startFailure(error: unknown, databaseUrl: string | undefined): unknown {
  const causes = [...causesOf(error)];
  const isRefused = causes.some((cause) => refusedStates.test(codeOf(cause)));
  if (!databaseUrl || !(isRefused || isDatabaseAway(error))) return error;
  const deepest = causes.at(-1);
  const reason = deepest?.message || (deepest && codeOf(deepest));
  return new DatabaseUnreachableError(
    `${databaseName({ DATABASE_URL: databaseUrl, DATA_DIR: '' })}, named by DATABASE_URL, cannot be used: ${reason}`,
  );
}
