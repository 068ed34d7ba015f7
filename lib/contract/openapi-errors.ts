import * as z from 'zod';
import type { Access, Endpoint } from './endpoint';
import { namedRecord } from './named-record';
import { queryNames } from './query-names';

const issue = z.object({ path: z.string(), code: z.string(), message: z.string().optional() });
/** The one error shape, as `ErrorBody` of endpoint.ts. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(issue).optional(),
  records: z.array(namedRecord).optional(),
});
export const oauthErrorBody = z.object({ error: z.string(), error_description: z.string() });

const rolesOnly: readonly Access[] = ['staff', 'keeper', 'partner', 'bank'];

const namesRecord = ({ path, access, body, batch, namesRecord: named }: Endpoint): boolean =>
  named === true ||
  path.includes(':') ||
  ['self', 'owner'].includes(access) ||
  // What a row of a batch names is its outcome.
  (body !== undefined && access !== 'public' && !batch);

/** The condition of each refusal; an endpoint documents only those that it can answer. */
const refusals: { status: number; text: string; of: (endpoint: Endpoint) => boolean }[] = [
  {
    status: 400,
    text: 'The query, a header or the form of the body is invalid.',
    of: (endpoint) =>
      Boolean(queryNames(endpoint) ?? endpoint.body ?? endpoint.idempotent ?? endpoint.versioned),
  },
  { status: 401, text: 'A bearer was sent that does not hold.', of: ({ access }) => access === 'public' },
  { status: 401, text: 'A valid bearer is required.', of: ({ access }) => access !== 'public' },
  {
    status: 403,
    text: 'The caller’s role does not do this.',
    of: ({ access, byRole }) => byRole === true || rolesOnly.includes(access),
  },
  { status: 404, text: 'There is no such record, or not for the caller.', of: namesRecord },
  {
    status: 409,
    text: 'The state of the record stands in the way.',
    of: ({ conflicts }) => conflicts === true,
  },
  {
    status: 412,
    text: 'Somebody else has changed the record; read it again.',
    of: ({ versioned }) => versioned !== undefined,
  },
  { status: 413, text: 'The body is too large.', of: ({ body }) => body !== undefined },
  { status: 415, text: 'The body is of another content type.', of: ({ body }) => body !== undefined },
  {
    status: 422,
    text: 'Fields are invalid; `issues` names them.',
    of: ({ body, judged }) => body !== undefined || judged === true,
  },
  {
    status: 429,
    text: 'Too many calls; `Retry-After` says how many seconds to wait.',
    of: ({ limited }) => limited === true,
  },
  {
    status: 503,
    text: 'What this needs outside Sala does not answer; try again later.',
    of: ({ unavailable }) => unavailable === true,
  },
  {
    status: 503,
    text: 'Sala is busy or its database does not answer; try again after the seconds of `Retry-After`.',
    of: ({ unavailable }) => unavailable !== true,
  },
  { status: 500, text: 'Something went wrong; `x-request-id` finds it in the log.', of: () => true },
];

const oauthStatuses = [400, 401, 429];

const errorAnswer = (endpoint: Endpoint, status: number, description: string): Record<string, unknown> => {
  const own = { $ref: '#/components/schemas/Error' };
  const oauth = endpoint.errors === 'oauth' && oauthStatuses.includes(status);
  const schema = oauth ? { anyOf: [own, { $ref: '#/components/schemas/OAuthError' }] } : own;
  return {
    description,
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } },
    }),
    content: { 'application/json': { schema } },
  };
};

/** All possible answers of an endpoint, including success. */
export const declaredStatuses = (endpoint: Endpoint): Set<number> =>
  new Set([endpoint.status ?? 200, ...refusals.filter(({ of }) => of(endpoint)).map(({ status }) => status)]);

/** The error answers of an endpoint, by status, as OpenAPI's `responses`. */
export const errorAnswersOf = (endpoint: Endpoint): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    refusals
      .filter(({ of }) => of(endpoint))
      .map(({ status, text }) => [status, errorAnswer(endpoint, status, text)]),
  );
