import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { TestBackend } from '../support/start-backend';
import type { Call, Right } from './table';

let counter = 0;
/** An address and an idempotency key that no other call has used. */
export const nextAddress = () => {
  counter += 1;
  return `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
};
export const nextKey = () => `rights-key-${(counter += 1)}`;

/** The same call for a record that does not exist. */
export function withoutRecord(endpoint: Endpoint, call: Call, names: Right['names']): Call {
  if (names === 'send') return call;
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const [part = 'params', name = ''] = names?.split('.') ?? ['params', params.at(-1)];
  const before = (call as Record<string, object | undefined>)[part];
  const value =
    before && Array.isArray((before as Record<string, unknown>)[name]) ? [randomUUID()] : randomUUID();
  return { ...call, [part]: { ...before, [name]: value } };
}

export const pathOf = (endpoint: Endpoint, { params = {}, query = {} }: Call) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query);
  return `http://test${path}${search.size ? `?${search}` : ''}`;
};

export const bodyOf = (endpoint: Endpoint, body: unknown) =>
  endpoint.encoding === 'form'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);

export const headersOf = (endpoint: Endpoint, call: Call, bearer?: string): Record<string, string> => ({
  'x-forwarded-for': nextAddress(),
  ...(bearer && { authorization: `Bearer ${bearer}` }),
  ...(call.body !== undefined && {
    'content-type': endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
  }),
  ...(endpoint.idempotent && { 'idempotency-key': nextKey() }),
  ...(endpoint.versioned && { 'if-match': `"${call.version ?? 1}"` }),
});

/** Makes a call and reads the answer as text. */
export async function sendCall(backend: TestBackend, endpoint: Endpoint, call: Call, token?: string) {
  const answer = await backend.app.request(pathOf(endpoint, call), {
    method: endpoint.method,
    headers: headersOf(endpoint, call, call.bearer ?? token),
    ...(call.body !== undefined && { body: bodyOf(endpoint, call.body) }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
