import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Access, Endpoint, Parsed, Payload, Resource } from '@/lib/contract/endpoint';
import { uploadLimits } from '@/lib/domain/limits';
import { hasAnyRole, roleNames } from '@/lib/domain/roles';
import type { Caller, Deps, Scope } from './deps';
import { forbidden, invalid, notFound, Refusal, unauthorized } from './errors';
import { multipartOverheadBytes, requestBodyMaxBytes } from './limits';
import { readBytes } from './request-bytes';
import { readText } from './request-text';
import { readGrant } from './services/grants';
import { readBearer } from './services/tokens';

export interface Env {
  Variables: { requestId: string; address: string };
}

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller;

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  scope: Scope<CallerOf<E>>,
) => Promise<Payload<E>>;

export type Handlers<R extends Resource> = { [K in keyof R['endpoints']]: Handler<R['endpoints'][K]> };

/** What a schema refused, by field; a message in kebab-case is the code. */
export const toIssues = (part: string, error: z.ZodError) =>
  error.issues.map((issue) => ({
    path: [...(part === 'body' ? [] : [part]), ...issue.path].join('.'),
    code: /^[a-z0-9-]+$/.test(issue.message) ? issue.message : issue.code.replaceAll('_', '-'),
    message: issue.message,
  }));

const parse = (schema: z.ZodType | undefined, value: unknown, part: 'query' | 'body'): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = toIssues(part, result.error);
  if (part === 'query') throw new Refusal(400, 'invalid-query', 'The query is invalid.', { issues });
  throw invalid(issues);
};

const readMultipart = async (c: Context<Env>): Promise<unknown> => {
  const bytes = await readBytes(c.req.raw, uploadLimits.fileMaxBytes + multipartOverheadBytes);
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  try {
    return Object.fromEntries(await new Response(new Uint8Array(bytes), { headers }).formData());
  } catch {
    throw new Refusal(400, 'invalid-multipart', 'The body is not multipart form data.');
  }
};

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const readBody = async (c: Context<Env>, endpoint: Endpoint): Promise<unknown> => {
  if (!endpoint.body) return undefined;
  const type = c.req.header('content-type')?.split(';')[0]?.trim();
  const wanted = bodyTypes[endpoint.encoding ?? 'json'];
  if (type !== wanted) throw new Refusal(415, 'unsupported-media-type', `Send ${wanted}.`);
  if (endpoint.encoding === 'multipart') return readMultipart(c);
  const raw = await readText(c.req.raw, requestBodyMaxBytes);
  if (raw.includes('\u0000') || raw.includes('\\u0000'))
    throw new Refusal(400, 'null-byte', 'Null bytes are not text.');
  if (endpoint.encoding === 'form') return Object.fromEntries(new URLSearchParams(raw));
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal(400, 'invalid-json', 'The body is not JSON.');
  }
};

const readVersion = (c: Context<Env>): number => {
  const header = c.req.header('if-match')?.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
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
  partner: (caller) => caller !== null && caller.roles.includes(roleNames.partner),
  bank: (caller) => caller !== null && hasAnyRole(caller.roles, [roleNames.bank, roleNames.advisor]),
};

const authorize = (access: Access, caller: Caller | null, params: Record<string, string>) => {
  if (access === 'public') return;
  if (!caller) throw unauthorized();
  if (allows[access](caller, params)) return;
  throw access === 'self' ? notFound() : forbidden();
};

const uuid = z.uuid();

/** Turns a contract resource and its handlers into routes: access check, parsing in, parsing out. */
export function implement<R extends Resource>(resource: R, handlers: Handlers<R>, deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  for (const [name, endpoint] of Object.entries<Endpoint>(resource.endpoints)) {
    const handle = handlers[name as keyof R['endpoints']] as (
      input: unknown,
      scope: unknown,
    ) => Promise<unknown>;
    app.on(endpoint.method, endpoint.path, async (c) => {
      const params = c.req.param() as Record<string, string>;
      const readCaller = endpoint.access === 'grant' ? readGrant : readBearer;
      const caller = await readCaller(deps, c.req.header('authorization'));
      authorize(endpoint.access, caller, params);
      const malformed = Object.values(params).some((value) => !uuid.safeParse(value).success);
      // PostgreSQL's text holds no null byte; asked for one it fails, where nothing can have that name.
      const impossible = Object.values(params).some((value) => value.includes('\u0000'));
      if (impossible || (malformed && !endpoint.acceptsSlug)) throw notFound();
      const input = {
        params,
        query: parse(endpoint.query, c.req.query(), 'query'),
        body: parse(endpoint.body, await readBody(c, endpoint), 'body'),
        ...(endpoint.versioned && { version: readVersion(c) }),
      };
      const result = await handle(input, {
        deps,
        caller,
        address: c.get('address'),
        requestId: c.get('requestId'),
        userAgent: c.req.header('user-agent') ?? '',
        idempotencyKey: readIdempotencyKey(c),
      });
      return c.json(endpoint.response.parse(result) as object, endpoint.status ?? 200);
    });
  }
  return app;
}
