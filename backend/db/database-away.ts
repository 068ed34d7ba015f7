/** What Node says of a connection that is not there. */
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

/** PostgreSQL's own: connections lost or refused (class 08), too many of them, shutting down, crashed, starting up. */
const sqlStates = /^(?:08[0-9A-Z]{3}|53300|57P0[123])$/;

/** What the driver says without a code: the pool's wait is over, or the connection ended under a query. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

const causesMax = 5;

/** An error, its cause, the cause of that; of several tries at one connection the last. */
function* causesOf(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < causesMax && current instanceof Error; depth += 1) {
    yield current;
    current = current instanceof AggregateError ? current.errors.at(-1) : current.cause;
  }
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** True where the database cannot be reached at this moment, and the same call may go well soon. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    if (connectionCodes.has(code) || sqlStates.test(code) || driverMessages.test(cause.message)) return true;
  }
  return false;
}

/** Wrong name or password, or no such database: nothing that waiting would mend. */
const refusedStates = /^(?:28[0-9A-Z]{3}|3D000)$/;

/** PostgreSQL cannot be used; the message names where and why, never the password. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/** What to say of an error at the start: where the database should be and why it cannot be used, or the error itself. */
export function startFailure(error: unknown, databaseUrl: string | undefined): unknown {
  const causes = [...causesOf(error)];
  const isRefused = causes.some((cause) => refusedStates.test(codeOf(cause)));
  if (!databaseUrl || !(isRefused || isDatabaseAway(error))) return error;
  const deepest = causes.at(-1);
  const { host, pathname } = new URL(databaseUrl);
  const reason = deepest?.message || (deepest && codeOf(deepest));
  return new DatabaseUnreachableError(
    `The database ${pathname.slice(1)} at ${host}, named by DATABASE_URL, cannot be used: ${reason}`,
  );
}
