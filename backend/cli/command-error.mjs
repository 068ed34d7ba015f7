/** A reason to stop that a newcomer can act on; printed without a stack trace. */
export class CommandError extends Error {
  name = 'CommandError';
}

/**
 * What to print for a failed command: the message alone when it was written for people, the stack otherwise.
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const isForPeople = ['CommandError', 'ServerEnvError', 'DataFolderInUseError'].includes(error.name);
  return isForPeople ? error.message : (error.stack ?? error.message);
}

/**
 * @param {unknown} error
 * @param {string} code
 */
export function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
