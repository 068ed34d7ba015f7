import type * as z from 'zod';
import type { SessionEnd } from '@/lib/domain/accounts/session-end';
import type { ErrorBody } from '@/lib/contract/endpoint';

/** An error that is reported to the caller; any other error is a 500 with a generic text. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503;
  readonly code: string;
  readonly issues: ErrorBody['issues'];
  readonly records: ErrorBody['records'];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: Refusal['status'],
    code: string,
    message: string,
    extra: { issues?: ErrorBody['issues']; records?: ErrorBody['records']; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.issues = extra.issues;
    this.records = extra.records;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

export const notFound = (what = 'Not found') => new Refusal(404, 'not-found', what);
/** @param end why the session of a token is over, where there was one */
export const unauthorized = (end?: SessionEnd) =>
  new Refusal(401, 'unauthorized', 'A valid bearer token is required.', {
    ...(end && { issues: [{ path: 'session', code: end }] }),
  });
export const forbidden = () => new Refusal(403, 'forbidden', 'This is not yours to do.');
export const invalid = (issues: NonNullable<ErrorBody['issues']>) =>
  new Refusal(422, 'invalid', 'Data is invalid.', { issues });
export const invalidQuery = (issues: NonNullable<ErrorBody['issues']>) =>
  new Refusal(400, 'invalid-query', 'The query is invalid.', { issues });
export const tooMany = (retryAfterSeconds: number) =>
  new Refusal(429, 'too-many-requests', 'Too many tries. Please wait.', { retryAfterSeconds });

/** What a schema refused, by field; a message in kebab-case is the code. */
export const toIssues = (part: string, error: z.ZodError) =>
  error.issues.map((issue) => ({
    path: [...(part === 'body' ? [] : [part]), ...issue.path].join('.'),
    code: /^[a-z0-9-]+$/.test(issue.message) ? issue.message : issue.code.replaceAll('_', '-'),
    message: issue.message,
  }));

/** OAuth's own error body (RFC 6749, section 5.2), for the token endpoint only. */
export class OAuthRefusal extends Error {
  readonly status: 400 | 401 | 429;
  readonly error: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: OAuthRefusal['status'],
    error: string,
    description: string,
    retryAfterSeconds?: number,
  ) {
    super(description);
    this.name = 'OAuthRefusal';
    this.status = status;
    this.error = error;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
