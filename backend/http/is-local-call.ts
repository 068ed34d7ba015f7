import type { Context } from 'hono';
import type { Env } from './implement';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackHost = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True for a person at this machine. A request that came through a proxy is never local: the address and the host can then be the
 * proxy's own. A site with a public origin has no local calls at all. The host is checked so that no foreign name can lead here.
 */
export const isLocalCall = (c: Context<Env>, publicOrigin: string): boolean =>
  loopbackNames.includes(new URL(publicOrigin).hostname) &&
  c.req.header('x-forwarded-for') === undefined &&
  c.req.header('forwarded') === undefined &&
  loopbackAddresses.includes(c.get('address')) &&
  loopbackHost.test(c.req.header('host') ?? '');
