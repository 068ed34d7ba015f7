import type { Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { requestIdHeader } from '@/lib/domain/request-id';
import { isOwnRequest } from '@/lib/session/same-origin';
import { sessionSettings } from '@/lib/session/settings';
import type { Send } from '@/lib/session/token-calls';
import { visitorHeader } from '@/lib/session/visitor-header';
import type { Connection } from '@/backend/http/caller-address';
import type { Backend } from './backend-access';
import { readVisitor } from './visitors';

export interface CallEnv {
  Bindings: HttpBindings;
}
export type CallContext = Context<CallEnv>;

/** The connection of a call, and the visitor's addresses when our own middleware makes it. */
export function connectionOf(c: CallContext): Connection {
  const addresses = readVisitor(c.req.header(visitorHeader));
  return { ...c.env, ...(addresses && { addresses }) };
}

/** Calls of the session endpoint to the backend, with the address of the visitor. */
export const sendFor =
  (c: CallContext, backend: Backend): Send =>
  async (path, init) => {
    const forwardedFor = c.req.header('x-forwarded-for');
    const requestId = c.req.header(requestIdHeader);
    const headers = {
      ...init.headers,
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
      ...(requestId && { [requestIdHeader]: requestId }),
    };
    return backend(new Request(new URL(path, c.req.url), { ...init, headers }), connectionOf(c));
  };

/** False for a change that another site has caused in the visitor's browser. */
export const comesFromUs = (c: CallContext): boolean =>
  isOwnRequest(
    c.req.method,
    c.req.raw.headers,
    [sessionSettings().publicOrigin, new URL(c.req.url).origin],
    c.req.path,
  );
