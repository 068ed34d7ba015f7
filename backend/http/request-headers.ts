import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { answerFromBytes } from './page-bytes';

const internalPrefix = 'x-middleware-';
const proxyHeaders = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip'];

/**
 * Makes the headers of a request tell the truth: Next's own internal ones never come from outside, and
 * `X-Forwarded-For` ends with the address that really called, after what trusted proxies wrote.
 */
export function cleanHeaders(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): void {
  const { headers, socket } = request;
  for (const name of Object.keys(headers)) if (name.startsWith(internalPrefix)) delete headers[name];
  const caller = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  const claimed = trustedProxies > 0 ? [forwarded ?? []].flat().join(', ') : '';
  headers['x-forwarded-for'] = [claimed, caller].filter(Boolean).join(', ');
  if (trustedProxies === 0) for (const name of proxyHeaders) delete headers[name];
}

/** Stands before every HTTP server of this process: cleans headers, and answers static pages from their bytes. Next offers no place for that. */
export function standBeforeServers(trustedProxies: number): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function emitCleaned(
    this: Server,
    event: string | symbol,
    ...args: unknown[]
  ): boolean {
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      cleanHeaders(request, trustedProxies);
      if (answerFromBytes(request, response)) return true;
    }
    return emit.apply(this, [event, ...args] as Parameters<typeof emit>);
  };
}
