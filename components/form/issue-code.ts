import type * as z from 'zod';

/**
 * A field's issue is a code with its numbers (`too-long:60`) instead of a message: only the field knows its label,
 * and only the page its language. Schemas use their own codes as messages (`khmer-only`).
 */
type RawIssue = z.core.$ZodRawIssue;

export const isEmptyInput = (input: unknown) =>
  input === undefined || input === null || input === '' || (typeof input === 'number' && Number.isNaN(input));

const sizeCode = (issue: RawIssue, limit: unknown, [text, number]: [string, string]) =>
  `${issue.origin === 'string' || issue.origin === 'array' ? text : number}:${String(limit)}`;

/** The code of an issue without a message of its schema; for zod's `error` option. */
export function codeOf(issue: RawIssue): string {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    return isEmptyInput(issue.input) || issue.code === 'invalid_union' ? 'required' : 'invalid';
  }
  if (issue.code === 'too_small') {
    return isEmptyInput(issue.input) ? 'required' : sizeCode(issue, issue.minimum, ['too-short', 'too-low']);
  }
  if (issue.code === 'too_big') return sizeCode(issue, issue.maximum, ['too-long', 'too-high']);
  if (issue.code === 'invalid_format') {
    if (isEmptyInput(issue.input)) return 'required';
    return issue.format === 'email' || issue.format === 'url' ? `invalid-${issue.format}` : 'invalid';
  }
  return 'invalid';
}

/** Zod's own codes in the backend's spelling, where there is no better one. */
const aliases: Record<string, string> = {
  'invalid-type': 'required',
  'invalid-union': 'required',
  'invalid-value': 'invalid',
  'invalid-format': 'invalid',
  'too-small': 'invalid',
  'too-big': 'invalid',
};

interface ReadCode {
  code: string;
  min: number | undefined;
  max: number | undefined;
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

/** Parses a code: `too-long:60` has the limit 60 (as `min` and `max`), `length-between:2-60` both ends. */
export function readCode(message: string): ReadCode {
  const [, written = '', first, second] = /^([a-z][a-z0-9-]*?)(?::(\d+)(?:-(\d+))?)?$/.exec(message) ?? [];
  const code = aliases[written] ?? (written || 'invalid');
  return { code, min: numberOf(first), max: numberOf(second ?? first) };
}
