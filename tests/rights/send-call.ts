import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { TestBackend } from '../support/start-backend';
import type { Call, Right } from './table';

let counter = 0;
/** An address and an idempotency key that no other call has used. */
const nextAddress = () => {
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

/** A file in the body of a multipart call; `text` contains its bytes, one in each character. */
interface SentFile {
  name: string;
  type: string;
  text: string;
}

const boundary = 'sala-tests-part';
const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
const quoted = (text: unknown) => String(text).replace(/["\r\n]/g, (found) => encodeURIComponent(found));

const partOf = ([name, value]: [string, unknown]): Buffer => {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const fileName = isFile(value)
    ? `; filename="${quoted(value.name)}"\r\ncontent-type: ${quoted(value.type)}`
    : '';
  const content = isFile(value)
    ? Buffer.from(value.text, 'latin1')
    : Buffer.from(isText ? String(value) : (JSON.stringify(value) ?? ''));
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"${fileName}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
};
/** Built by hand, so that errors and made-up values, also for files, are sent unchanged. */
const multipartOf = (body: unknown): Buffer<ArrayBuffer> => {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Buffer.concat([...fields.map(partOf), Buffer.from(`--${boundary}--\r\n`)]);
};

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${boundary}`,
};
const bodyTypeOf = ({ encoding }: Endpoint): string => bodyTypes[encoding ?? 'json'];

export const bodyOf = ({ encoding }: Endpoint, body: unknown): string | Buffer<ArrayBuffer> => {
  if (encoding === 'multipart') return multipartOf(body);
  return encoding === 'form'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);
};

/** An answer as text; for a stream, which does not end, everything up to its first event. */
export async function readAnswer(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !text.includes('data: ')) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return text;
}

export const headersOf = (endpoint: Endpoint, call: Call, bearer?: string): Record<string, string> => ({
  'x-forwarded-for': nextAddress(),
  ...(bearer && { authorization: `Bearer ${bearer}` }),
  ...(call.body !== undefined && { 'content-type': bodyTypeOf(endpoint) }),
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
  return { status: answer.status, text: await readAnswer(answer), headers: answer.headers };
}
