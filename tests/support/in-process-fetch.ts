import { getResponse, RequestHandler } from 'msw';
import type { SetupServer } from 'msw/node';

/**
 * A `fetch` that msw's handlers answer without a socket. Connections that wait in a pool belong to all files of a
 * worker: one that broke in a file would be taken up by the next. Streams end as the reader ends them.
 * @throws what a browser's `fetch` throws: a TypeError without an answer, the reason of the signal when it is aborted
 */
export const fetchInProcess =
  (server: Pick<SetupServer, 'listHandlers'>): typeof fetch =>
  async (input, init) => {
    const address = typeof input === 'string' ? new URL(input, window.location.href) : input;
    const request = new Request(address, init);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
    const response = await Promise.race([getResponse(handlers, request), aborted]);
    // A test fails when its screen logs an error.
    if (!response) console.error(`Nothing answers ${request.method} ${request.url}.`);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return new Response(response.body?.pipeThrough(new TransformStream(), { signal }), response);
  };
