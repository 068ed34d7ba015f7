import type { Context } from 'hono';
import type { Endpoint } from '@/lib/contract/endpoint';
import { uploadLimits } from '@/lib/domain/limits';
import { invalid, Refusal } from '@/backend/errors';
import { longTextMinBytes, multipartOverheadBytes, requestBodyMaxBytes } from '@/backend/limits';
import { createPieces } from '@/backend/work/pieces';
import { readBytes } from './request-bytes';
import { findTextFault } from './request-values';

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const readMultipart = async (request: Request): Promise<unknown> => {
  const bytes = await readBytes(request, uploadLimits.fileMaxBytes + multipartOverheadBytes);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new Refusal(400, 'invalid-multipart', 'The body is not multipart form data.');
  });
  return readFields([...form]);
};

/** A repeated field is ambiguous: each reader may take another value (RFC 6749, section 3.2 forbids it). */
const readFields = <T>(fields: [string, T][]): Record<string, T> => {
  if (new Set(fields.map(([name]) => name)).size < fields.length)
    throw new Refusal(400, 'field-twice', 'A field of the form comes twice.');
  return Object.fromEntries(fields);
};

const readJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal(400, 'invalid-json', 'The body is not JSON.');
  }
};

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const readers = {
  json: (bytes: Uint8Array) => readJson(decode(bytes)),
  form: (bytes: Uint8Array) => readFields([...new URLSearchParams(decode(bytes))]),
};

/** A body whose fields hold text that the database accepts. @throws 422 */
const sound = (body: unknown): unknown => {
  const fault = findTextFault(body);
  if (fault) throw invalid([fault]);
  return body;
};

let longTexts: Promise<unknown> = Promise.resolve();
const piece = createPieces();

/** Long texts are parsed one after another: sixty in one turn of the event loop would hold up everybody. */
const oneByOne = <T>(work: () => T): Promise<T> => {
  const mine = longTexts.then(() => piece(work));
  longTexts = mine.catch(() => undefined);
  return mine;
};

/** The unparsed body of a request in the encoding that its endpoint declares. @throws 400, 413, 415, 422 */
export const readBody = async (c: Context, endpoint: Endpoint): Promise<unknown> => {
  if (!endpoint.body) return undefined;
  const type = c.req.header('content-type')?.split(';')[0]?.trim();
  const wanted = bodyTypes[endpoint.encoding ?? 'json'];
  if (type !== wanted) throw new Refusal(415, 'unsupported-media-type', `Send ${wanted}.`);
  const encoding = endpoint.encoding ?? 'json';
  if (encoding === 'multipart') return sound(await readMultipart(c.req.raw));
  const bytes = await readBytes(c.req.raw, requestBodyMaxBytes);
  const read = () => sound(readers[encoding](bytes));
  return bytes.byteLength < longTextMinBytes ? read() : oneByOne(read);
};
