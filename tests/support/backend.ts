import { afterAll, beforeAll } from 'vitest';
import type { Endpoint, ErrorBody, Input, Output } from '@/lib/contract/endpoint';
import { declaredStatuses } from '@/lib/contract/openapi-errors';
import { startBackend, type TestBackend } from './start-backend';

export { startBackend, type TestBackend } from './start-backend';

/** One backend for the tests of a file. */
export function useTestBackend(env: Record<string, string> = {}): { readonly current: TestBackend } {
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    backend = await startBackend(env);
  });
  afterAll(() => backend?.close());
  return {
    get current() {
      if (!backend) throw new Error('The backend starts in beforeAll.');
      return backend;
    },
  };
}

export interface Answer<E extends Endpoint> {
  status: number;
  body: Output<E>;
  error: ErrorBody;
  headers: Headers;
}

interface Raw {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  version?: number;
  bearer?: string;
}

const urlOf = (endpoint: Endpoint, raw: Raw) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(raw.params?.[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(raw.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return `http://test${path}${search.size ? `?${search}` : ''}`;
};

/**
 * One call as a client makes it. `body` is the success, `error` the refusal, depending on `status`. `address` is that
 * of the caller, `browser` the token that Sala gave it, `devices` the proofs of log-ins on it.
 */
export async function call<E extends Endpoint>(
  backend: TestBackend,
  endpoint: E,
  input: Input<E>,
  token?: string,
  { address, browser, devices }: { address?: string; browser?: string; devices?: string } = {},
): Promise<Answer<E>> {
  const raw = input as Raw;
  const form = endpoint.encoding === 'form';
  const bearer = raw.bearer ?? token;
  const response = await backend.app.request(urlOf(endpoint, raw), {
    method: endpoint.method,
    headers: {
      ...(raw.body !== undefined && {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(raw.idempotencyKey && { 'idempotency-key': raw.idempotencyKey }),
      ...(browser && { 'x-sala-browser': browser }),
      ...(devices && { 'x-sala-devices': devices }),
      ...(address && { 'x-forwarded-for': address }),
      ...(raw.version !== undefined && { 'if-match': `"${raw.version}"` }),
    },
    ...(raw.body !== undefined && {
      body: form ? new URLSearchParams(raw.body as Record<string, string>) : JSON.stringify(raw.body),
    }),
  });
  if (!declaredStatuses(endpoint).has(response.status)) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} answers ${response.status}, which its contract does not declare: 409 needs ` +
        `\`conflicts\`, 412 \`versioned\`, 403 \`byRole\`, 422 without a body \`judged\`, 429 \`limited\`, 503 \`unavailable\` (lib/contract/openapi-errors.ts).`,
    );
  }
  const body: unknown = await response.json();
  return {
    status: response.status,
    body: body as Output<E>,
    error: body as ErrorBody,
    headers: response.headers,
  };
}
