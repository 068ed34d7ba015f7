import { stateCookie } from '@/lib/session/cookies';
import { sessionSettings } from '@/lib/session/settings';
import type { Backend } from './backend-access';
import { type CallContext, connectionOf } from './call-context';
import { withCookies } from './cookies';

const newState = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');

/**
 * A sign-in at a backend on another origin returns tokens in the address of a page: this browser gets a state that
 * must come back with them. The embedded backend never returns tokens that way.
 */
export async function beginSignIn(c: CallContext, backend: Backend): Promise<Response> {
  const state = newState();
  const target = new URL(c.req.url);
  target.searchParams.set('state', state);
  const headers = new Headers(c.req.raw.headers);
  headers.delete('cookie');
  const answer = await backend(new Request(target, { headers }), connectionOf(c));
  return withCookies(answer, [stateCookie(state, sessionSettings().secure)]);
}
