import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { compress } from 'hono/compress';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

/** Answers of known length: smaller ones are not worth it, larger ones are compressed as a stream. */
const wholeBytes = { min: 1024, max: 1024 * 1024 };

const packStream = compress();
const acceptsGzip = (accepted: string) => /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i.test(accepted);

async function packWhole(c: Context): Promise<void> {
  const packed = await promisify(gzip)(await c.res.arrayBuffer());
  const headers = new Headers(c.res.headers);
  headers.set('content-encoding', 'gzip');
  headers.set('content-length', String(packed.length));
  headers.append('vary', 'Accept-Encoding');
  const { status } = c.res;
  // The setter would add the headers of the previous answer.
  c.res = undefined;
  c.res = new Response(new Uint8Array(packed), { status, headers });
}

/**
 * Compresses answers for clients that accept it. An answer of known length is sent whole: a process that is killed
 * then sends nothing, and the load balancer tries another process.
 */
export const packCalls: MiddlewareHandler = async (c: Context, next: Next) => {
  const accepted = c.req.header('accept-encoding');
  if (!accepted) return next();
  await next();
  const { headers } = c.res;
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (length < wholeBytes.min) return undefined;
  const isPlain =
    c.res.status === 200 &&
    !headers.has('content-encoding') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '') &&
    !headers.get('cache-control')?.includes('no-transform');
  if (isPlain && c.req.method !== 'HEAD' && length <= wholeBytes.max && acceptsGzip(accepted))
    return packWhole(c);
  return packStream(c, async () => {});
};
