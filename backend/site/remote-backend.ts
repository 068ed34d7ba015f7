import { proxy } from 'hono/proxy';
import { callerAddresses } from '@/backend/http/caller-address';
import { countProxies, processPath } from '@/backend/operation/process-facts';
import { errorAnswer } from './error-answer';
import type { Backend } from './backend-access';

/** Forwarding headers of a request: replaced by what this process knows. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip'];

/** An answer of known length up to this is read whole before it is forwarded: its backend may fail half way. */
const wholeMaxBytes = 1024 * 1024;

const takeWhole = async (answer: Response): Promise<Response> => {
  const length = Number(answer.headers.get('content-length') ?? Number.NaN);
  if (!answer.body || !(length <= wholeMaxBytes)) return answer;
  return new Response(await answer.arrayBuffer(), answer);
};

/** The backend says what it sees of a visitor; what the site sees decides it. */
const withSite = async (answer: Response, site: { proxies: number; trusted: number }): Promise<Response> =>
  answer.ok ? Response.json({ ...((await answer.json()) as object), site }) : answer;

/** Forwards calls to a backend on another origin; bodies and events are streamed both ways. */
export const remoteBackend =
  (origin: string, trustedProxies: number): Backend =>
  async (request, connection) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of proxyHeaders) headers.delete(name);
    const forwardedFor = headers.get('x-forwarded-for');
    const addresses = callerAddresses(forwardedFor, connection, trustedProxies);
    headers.set('x-forwarded-for', addresses.join(', '));
    headers.delete('host');
    // A reader that disconnects cancels the answer's body; aborting the request too would be logged as a failure.
    const init = { headers, redirect: 'manual', signal: null } as const;
    const ask = async () => takeWhole(await proxy(origin + pathname + search, { raw: request, ...init }));
    try {
      // The load balancer sends the second try to a running backend.
      const answer = await (request.method === 'GET' ? ask().catch(ask) : ask());
      const site = { proxies: countProxies(forwardedFor), trusted: trustedProxies };
      return pathname === processPath ? await withSite(answer, site) : answer;
    } catch {
      return errorAnswer(503, 'unreachable', { 'retry-after': '5' });
    }
  };
