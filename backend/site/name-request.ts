import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readRequestId, requestIdHeader } from '@/lib/domain/request-id';

/** The id of a request that `nameRequest` has seen. */
export const requestIdOf = ({ headers }: IncomingMessage): string => String(headers[requestIdHeader]);

/**
 * Gives a request its id: that of a proxy before us, or a new one. Whoever reads the headers from now on finds it there,
 * whether parsed (Next) or as they came (Hono).
 */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers[requestIdHeader];
  const known = readRequestId(typeof given === 'string' ? given : null);
  if (known) return known;
  const id = randomUUID();
  const { rawHeaders } = request;
  if (given !== undefined)
    for (let place = rawHeaders.length - 2; place >= 0; place -= 2)
      if (rawHeaders[place]?.toLowerCase() === requestIdHeader) rawHeaders.splice(place, 2);
  rawHeaders.push(requestIdHeader, id);
  request.headers[requestIdHeader] = id;
  return id;
}
