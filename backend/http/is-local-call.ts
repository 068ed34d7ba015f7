import type { Context } from 'hono';
import type { Env } from './implement';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackHost = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** True for who sits at this machine. The host is checked too, so that no foreign name can be pointed here. */
export const isLocalCall = (c: Context<Env>): boolean =>
  loopbackAddresses.includes(c.get('address')) && loopbackHost.test(c.req.header('host') ?? '');
