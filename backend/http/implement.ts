import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { batchOf, type TriedRow } from '@/lib/contract/batch';
import type { Access, Endpoint, Parsed, Payload, Resource } from '@/lib/contract/endpoint';
import { listRows } from '@/lib/contract/list-rows';
import { queryNames } from '@/lib/contract/query-names';
import { browserHeader, devicesHeader } from '@/lib/domain/people/browser-header';
import { oldTokenHeader } from '@/lib/domain/accounts/old-token';
import { hasAnyRole, keeperRoleNames, roleNames } from '@/lib/domain/accounts/roles';
import type { Caller, Deps, Scope } from '@/backend/deps';
import {
  forbidden,
  invalid,
  invalidQuery,
  notFound,
  OAuthRefusal,
  Refusal,
  unauthorized,
  toIssues,
} from '@/backend/errors';
import { asksForCsv, type CsvAnswer, csvAnswer } from '@/backend/lists/csv-answer';
import { inTurns } from '@/backend/lists/in-turns';
import { StreamedList } from '@/backend/lists/streamed-list';
import { readBody } from './request-body';
import { findTextFault } from './request-values';
import { unknownFieldsHeader, unknownFieldsOf } from './unknown-fields';
import { readBrowser } from '@/backend/features/accounts/services/devices';
import { readGrant } from '@/backend/features/accounts/services/grants';
import { readBearer } from '@/backend/features/accounts/services/tokens';
import { streamText } from '@/backend/stream-text';
import { heavyWork } from '@/backend/work/heavy-work';
import { type CallerOf, Write } from './write';

export interface Env {
  Variables: {
    requestId: string;
    /** In the form of `limitedNetwork`. */
    address: string;
    /** Template of the path, for logs and metrics: it contains no ids. */
    route?: string;
  };
}

type RowOf<E extends Endpoint> = Payload<E> extends { data: (infer Row)[] } ? Row : never;

type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  scope: Scope<CallerOf<E>>,
) => Promise<E extends { streams: true } ? Response : Payload<E> | StreamedList<RowOf<E>>>;

export type Handlers<R extends Resource> = {
  [K in keyof R['endpoints']]: Handler<R['endpoints'][K]> | Write<R['endpoints'][K]>;
};

const triedRow = (schema: z.ZodType, row: unknown): TriedRow<unknown> => {
  const { success, data, error } = schema.safeParse(row);
  return success ? { ok: true, row: data } : { ok: false, issues: toIssues('body', error) };
};

const parse = (schema: z.ZodType | undefined, value: unknown, part: 'query' | 'body'): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = toIssues(part, result.error);
  if (part === 'query') throw invalidQuery(issues);
  throw invalid(issues);
};

/** RFC 6749, section 5.2: OAuth clients read `error`, not our shape. */
const refuseAsOAuth = (body: unknown): never => {
  const { grant_type: grant } = (body ?? {}) as { grant_type?: unknown };
  const isKnown = grant === undefined || grant === 'password' || grant === 'refresh_token';
  throw new OAuthRefusal(
    400,
    isKnown ? 'invalid_request' : 'unsupported_grant_type',
    isKnown ? 'A field is missing or invalid.' : 'This grant type is not served.',
  );
};

/** Each row by itself: a wrong one does not stop the others. */
const parseRows = (body: z.ZodType, value: unknown) => {
  const { element } = (body as ReturnType<typeof batchOf>).shape.rows;
  const { rows } = parse(batchOf(z.unknown()), value, 'body') as { rows: unknown[] };
  return { rows: rows.map((row) => triedRow(element, row)) };
};

const parseBody = (endpoint: Endpoint, body: unknown): unknown => {
  if (endpoint.batch && endpoint.body) return parseRows(endpoint.body, body);
  if (endpoint.errors === 'oauth' && !endpoint.body?.safeParse(body).success) refuseAsOAuth(body);
  return parse(endpoint.body, body, 'body');
};

const readQuery = (c: Context<Env>, names: ReadonlySet<string>): Record<string, string> => {
  const query = c.req.query();
  const fault = findTextFault(query);
  if (fault) throw invalidQuery([{ ...fault, path: `query.${fault.path}` }]);
  const twice = Object.entries(c.req.queries()).find(([, values]) => values.length > 1);
  if (twice) throw invalidQuery([{ path: `query.${twice[0]}`, code: 'twice' }]);
  const unknown = Object.keys(query).filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw invalidQuery(unknown.map((name) => ({ path: `query.${name}`, code: 'unknown-parameter' })));
  return query;
};

const readVersion = (c: Context<Env>, isDemanded: boolean): number | null => {
  const sent = c.req.header('if-match');
  if (!isDemanded && (sent === undefined || sent === '*')) return null;
  const header = sent?.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
  if (!header) throw new Refusal(400, 'if-match-missing', 'Send the version that you read as If-Match.');
  return Number(header);
};

const readIdempotencyKey = (c: Context<Env>): string | null => {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\w-]{8,100}$/.test(key))
    throw new Refusal(400, 'idempotency-key', 'The Idempotency-Key must be 8 to 100 letters or digits.');
  return key;
};

const allows: Record<Access, (caller: Caller | null, params: Record<string, string>) => boolean> = {
  public: () => true,
  grant: (caller) => caller !== null,
  user: (caller) => caller !== null,
  owner: (caller) => caller !== null,
  self: (caller, params) => caller !== null && caller.id === (params['userId'] ?? params['id']),
  staff: (caller) => caller !== null && hasAnyRole(caller.roles, [roleNames.advisor, roleNames.schoolAdmin]),
  keeper: (caller) => caller !== null && hasAnyRole(caller.roles, keeperRoleNames),
  partner: (caller) => caller !== null && caller.roles.includes(roleNames.partner),
  bank: (caller) => caller !== null && hasAnyRole(caller.roles, [roleNames.bank, roleNames.advisor]),
};

const authorize = (access: Access, caller: Caller | null, params: Record<string, string>) => {
  if (access === 'public') return;
  if (!caller) throw unauthorized();
  if (allows[access](caller, params)) return;
  throw access === 'self' ? notFound() : forbidden();
};

const sendCsv = async (c: Context<Env>, name: string, who: string, { text, next }: CsvAnswer) => {
  const file = `${name.replaceAll('/', '-')}.csv`;
  return c.body(await streamText(inTurns(who, text)), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file}"`,
    vary: 'Accept',
    ...(next && { link: `<${c.req.path}?${new URLSearchParams(next)}>; rel="next"` }),
  });
};

const rowOf = (endpoint: Endpoint): z.ZodType => {
  const rows = listRows(endpoint.response);
  if (!rows) throw new Error(`${endpoint.path} answers no list.`);
  return rows.row;
};

const uuid = z.uuid();

type PublicEndpoint = Endpoint & { access: 'public' };
type Read = (input: Parsed<Endpoint>, scope: Scope<Caller | null>) => Promise<unknown>;

/** Turns a contract resource and its handlers into routes: access check, parsing of input and output. */
export function implement<R extends Resource>(resource: R, handlers: Handlers<R>, deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  for (const [name, endpoint] of Object.entries<Endpoint>(resource.endpoints)) {
    const handler = handlers[name as keyof R['endpoints']] as unknown as Write<PublicEndpoint> | Read;
    const handle: Read =
      handler instanceof Write
        ? (input, scope) => handler.run(input, scope, `${resource.name}.${name}`)
        : handler;
    const names = queryNames(endpoint);
    const unknownFields = endpoint.body && unknownFieldsOf(endpoint.body);
    app.on(endpoint.method, endpoint.path, async (c) => {
      c.set('route', endpoint.path);
      const params = c.req.param() as Record<string, string>;
      const readCaller = endpoint.access === 'grant' ? readGrant : readBearer;
      const caller = await readCaller(deps, c.req.header('authorization'));
      if (caller?.hasOldToken) c.header(oldTokenHeader, '1');
      authorize(endpoint.access, caller, params);
      const malformed = Object.values(params).some((value) => !uuid.safeParse(value).success);
      // PostgreSQL's text cannot contain a null byte and fails on one; no record can have such a name, so the answer
      // is 404.
      const impossible = Object.values(params).some((value) => value.includes('\u0000'));
      if (impossible || (malformed && !endpoint.acceptsSlug)) throw notFound();
      const query = names ? readQuery(c, names) : {};
      const sent = await readBody(c, endpoint);
      const unknown = unknownFields?.(sent) ?? [];
      if (unknown.length > 0) c.header(unknownFieldsHeader, unknown.join(', '));
      const input = {
        params,
        query: parse(endpoint.query, query, 'query'),
        body: parseBody(endpoint, sent),
        ...(endpoint.versioned && { version: readVersion(c, endpoint.versioned === true) }),
      };
      const scope = {
        deps,
        caller,
        address: c.get('address'),
        device: readBrowser(deps, c.req.header(browserHeader)),
        devices: c.req.header(devicesHeader),
        requestId: c.get('requestId'),
        userAgent: c.req.header('user-agent') ?? '',
        idempotencyKey: endpoint.idempotent ? readIdempotencyKey(c) : null,
        request: c.req.raw,
      };
      if (asksForCsv(c.req.query('format'), c.req.header('accept'))) {
        const page = (asked: Record<string, string>) =>
          handle({ ...input, query: parse(endpoint.query, asked, 'query') }, scope);
        const who = caller?.id ?? scope.address;
        const csv = await heavyWork.exports.take(who, () => csvAnswer(endpoint, { query, page }));
        if (csv) return sendCsv(c, `${resource.name}-${name}`, who, csv);
      }
      const result = await handle(input, scope);
      if (endpoint.streams) return result as Response;
      if (result instanceof StreamedList) {
        const body = await streamText(result.json(rowOf(endpoint)));
        return c.body(body, 200, { 'content-type': 'application/json' });
      }
      const text = JSON.stringify(endpoint.response.parse(result));
      // Lets a forwarding site send the whole answer at once.
      const length = String(Buffer.byteLength(text));
      return c.body(text, endpoint.status ?? 200, {
        'content-type': 'application/json',
        'content-length': length,
      });
    });
  }
  return app;
}
