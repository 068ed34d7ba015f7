import './zod-settings';
import type * as z from 'zod';
import type { TriedRow } from './batch';
import type { NamedRecord } from './named-record';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `public` anyone; `user` any bearer; `self` the user named in the path (`userId`, else `id`), or staff of theirs;
 * - `owner` any bearer, the handler checks whose record it is; `staff` an advisor or school admin, the handler checks
 * of which school;
 * - `keeper` an advisor, school admin, partner or university, the handler checks of which school;
 * - `bank` a bank's staff or an advisor, the handler checks of which bank;
 * - `grant` a bearer that was issued for this one step (set a PIN after a verified code).
 */
export type Access = 'public' | 'user' | 'self' | 'owner' | 'staff' | 'keeper' | 'partner' | 'bank' | 'grant';

export interface Endpoint {
  method: Method;
  /** Full path below the origin, parameters written as `:name`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  status?: 200 | 201 | 202;
  /** The encoding of the body; JSON by default. */
  encoding?: 'json' | 'form' | 'multipart';
  /** Path parameters are UUIDs, anything else answers 404; with this they may also be slugs or codes. */
  acceptsSlug?: true;
  /** Repeating the call with the same `Idempotency-Key` header, if one is sent, returns the answer of the first call. */
  idempotent?: true;
  /**
   * The body is `batchOf(row)`, the answer `batchOutcomes`. Each row is an act of its own, with its own rights; a `version`
   * in the row is compared as `If-Match` is.
   */
  batch?: true;
  /**
   * `If-Match` contains the version that the caller last read; a stale one answers 412. It is required where a change
   * could overwrite another person's text.
   */
  versioned?: true | 'if-sent';
  /** Calls are limited; too many answer 429 with `Retry-After`. */
  limited?: true;
  /** The state of the record may prevent the call: 409. */
  conflicts?: true;
  /** A call without a body, or an uploaded file, is validated beyond its form: 422. */
  judged?: true;
  /** Answers with server-sent events; `response` is the `data` of one. */
  streams?: true;
  /** Besides ownership, a role decides, also where `access` names no roles: 403. */
  byRole?: true;
  /** The query or the body names a record that may not exist: 404. The path does so by its parameters. */
  namesRecord?: true;
  /** Needs an external service that may not answer: 503. */
  unavailable?: true;
  /** Columns of a list as CSV, dotted paths into a row; every field of a row by default. */
  csv?: readonly string[];
  /** Refuses with OAuth's own error body (RFC 6749, section 5.2). */
  errors?: 'oauth';
}

export interface Resource {
  name: string;
  endpoints: Record<string, Endpoint>;
}

/** Keeps literal types, so that clients and handlers know every path and schema. */
export const defineResource = <const Name extends string, const Endpoints extends Record<string, Endpoint>>(
  name: Name,
  endpoints: Endpoints,
) => ({ name, endpoints });

type PathParam<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };

type Params<E extends Endpoint> = [PathParam<E['path']>] extends [never]
  ? unknown
  : { params: Record<PathParam<E['path']>, string> };

type QueryOf<E extends Endpoint> = E extends { query: infer Q extends z.ZodType } ? Q : never;
type BodyOf<E extends Endpoint> = E extends { body: infer B extends z.ZodType } ? B : never;

/** The rows of a batch as they are described. */
export type RowOfBatch<E extends Endpoint> =
  BodyOf<E> extends { _zod: { output: { rows: (infer Row)[] } } } ? Row : never;

type ParsedBody<E extends Endpoint> = E extends { batch: true }
  ? { rows: TriedRow<RowOfBatch<E>>[] }
  : z.output<BodyOf<E>>;

/** What a caller passes: only the parts that the endpoint declares. */
export type Input<E extends Endpoint> = Params<E> &
  ([QueryOf<E>] extends [never] ? unknown : { query?: z.input<QueryOf<E>> }) &
  Part<'body', [BodyOf<E>] extends [never] ? never : z.input<BodyOf<E>>> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown) &
  (E extends { versioned: true | 'if-sent' } ? { version: number } : unknown) &
  (E extends { access: 'grant' } ? { bearer: string } : unknown);

/** What a handler receives: the same parts after parsing. */
export type Parsed<E extends Endpoint> = Params<E> &
  Part<'query', [QueryOf<E>] extends [never] ? never : z.output<QueryOf<E>>> &
  Part<'body', [BodyOf<E>] extends [never] ? never : ParsedBody<E>> &
  (E extends { versioned: true } ? { version: number } : unknown) &
  (E extends { versioned: 'if-sent' } ? { version: number | null } : unknown);

export type Output<E extends Endpoint> = z.output<E['response']>;
/** The result type of a handler: every field, also those that `answers.ts` would fill in for another backend. */
export type Payload<E extends Endpoint> = z.output<E['response']>;

/** The shape of every error answer; `issues[].path` names the field as the caller wrote it. */
export interface ErrorBody {
  code: string;
  message: string;
  issues?: { path: string; code: string; message?: string }[];
  /** The records that stand in the way. */
  records?: NamedRecord[];
}
