import { withoutPersonalData } from './without-personal-data';

const framesMax = 12;

/** The suffix that drizzle adds to a failed query: its values, which are personal data. */
const parametersOfQuery = /\nparams:[\s\S]*$/;

const nameOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;

/** An error for the log: message and place, without the values of the query. */
export function describeError(error: Error): Record<string, string | undefined> {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: nameOf(error),
    message: withoutPersonalData(error.message.replace(parametersOfQuery, '')),
    cause: cause && withoutPersonalData(`${nameOf(cause)}: ${cause.message}`),
    stack: frames.slice(0, framesMax).join('\n'),
  };
}
