import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Longest time that the bytes of a page are handed out without asking Next. */
const lifetimeMs = 1_000;
const pagesMax = 500;
const pageMaxBytes = 2 * 1024 * 1024;

interface Page {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  keptUntilMs: number;
}

// Bundles of Next have modules of their own each; what they share lies on `globalThis`.
const slot = globalThis as typeof globalThis & { salaPageBytes?: Map<string, Page> };
const pages = (slot.salaPageBytes ??= new Map<string, Page>());

/** Drops all bytes; whoever makes Next render a page anew calls it too. */
export const forgetPageBytes = (): void => pages.clear();

/** The same bytes fit whoever sends the same encoding; `/` depends on the language cookie, router requests are no pages. */
const keyOf = ({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null => {
  if (method !== 'GET' || url.includes('?') || /\.\w+$/.test(url)) return null;
  if (headers.rsc || headers.range || headers['x-now-route-matches'] || headers.purpose) return null;
  if (url === '/' && headers.cookie) return null;
  return `${url} ${headers['accept-encoding'] ?? ''}`;
};

const isStaticPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
  String(response.getHeader('cache-control') ?? '').includes('s-maxage') &&
  response.getHeader('set-cookie') === undefined;

const toBuffer = (chunk: unknown, encoding: unknown): Buffer | null => {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
};

/** Listens to what Next sends, below its compression, and keeps a static page that went out whole. */
const keepWhatIsSent = (key: string, response: ServerResponse, now: () => number): void => {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const take = (chunk: unknown, encoding: unknown) => {
    const buffer = toBuffer(chunk, encoding);
    if (buffer) chunks.push(buffer);
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    return Reflect.apply(write, response, [chunk, ...rest]);
  }) as typeof response.write;
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    const result = Reflect.apply(end, response, [chunk, ...rest]);
    const body = Buffer.concat(chunks);
    if (isStaticPage(response) && body.length > 0 && body.length <= pageMaxBytes) {
      if (pages.size >= pagesMax) pages.clear();
      const { 'transfer-encoding': _, connection: __, date: ___, ...headers } = response.getHeaders();
      pages.set(key, {
        headers: { ...headers, 'content-length': body.length },
        body,
        keptUntilMs: now() + lifetimeMs,
      });
    }
    return result;
  }) as typeof response.end;
};

/**
 * Answers a static page with bytes that went out within the last second. Next turns the same text into bytes,
 * hashes it and compresses it for every request; under load that is most of its work.
 * @returns true when the request is answered.
 */
export function answerFromBytes(
  request: IncomingMessage,
  response: ServerResponse,
  now: () => number = Date.now,
): boolean {
  const key = keyOf(request);
  if (key === null) return false;
  const page = pages.get(key);
  if (!page || page.keptUntilMs <= now()) {
    pages.delete(key);
    keepWhatIsSent(key, response, now);
    return false;
  }
  const fresh =
    page.headers['etag'] !== undefined && request.headers['if-none-match'] === page.headers['etag'];
  const { 'content-length': length, ...headers } = page.headers;
  response.writeHead(fresh ? 304 : 200, fresh ? headers : { ...headers, 'content-length': length });
  response.end(fresh ? undefined : page.body);
  return true;
}
