import type { Context } from 'hono';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackHost = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True for a person at this machine. A request through a proxy is never local, because address and host may then be
 * those of the proxy. A site with a public origin has no local calls. The host is checked against DNS rebinding.
 * @param address the caller's
 */
export const isLocalCall = (c: Context, address: string, publicOrigin: string): boolean =>
  loopbackNames.includes(new URL(publicOrigin).hostname) &&
  c.req.header('x-forwarded-for') === undefined &&
  c.req.header('forwarded') === undefined &&
  loopbackAddresses.includes(address) &&
  loopbackHost.test(c.req.header('host') ?? '');
