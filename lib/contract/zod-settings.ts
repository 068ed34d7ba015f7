import * as z from 'zod';

/** Whether a value is not there at all, or the one that says of which kind an object is. */
const isMissing = ({ code, input, ...issue }: z.core.$ZodRawIssue): boolean => {
  if (input === undefined) return true;
  const kind = code === 'invalid_union' ? issue['discriminator'] : undefined;
  return typeof kind === 'string' && (input as Record<string, unknown> | null)?.[kind] === undefined;
};

z.config({
  // zod tries `new Function` before its first object; the site's Content-Security-Policy refuses it, and browsers
  // report that.
  ...(typeof window !== 'undefined' && { jitless: true }),
  // What no field says of itself: the library would answer in its own English.
  customError: (issue) => (isMissing(issue) ? 'required' : undefined),
});

/** For a refinement that is told beside the mistakes of single fields: of what is no record, it has nothing to read. */
export const ofAnyRecord = ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null;

/** The code of a value that is there and wrong; one that is missing says `required`. */
export const whenWrong = (code: string) => ({
  error: (issue: z.core.$ZodRawIssue) => (isMissing(issue) ? 'required' : code),
});
