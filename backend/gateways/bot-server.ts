import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CallBot } from './telegram-double';

/** The calls of the Bot API over HTTP, answered by the double. */
export const botServer = (call: CallBot): Hono =>
  new Hono().post('/:bot{bot\\d+:[\\w-]+}/:method', async (c) => {
    const body: unknown = await c.req.json();
    const { status, said } = await call(c.req.param('method'), body as object, c.req.raw.signal);
    return c.json(said as object, status as ContentfulStatusCode);
  });
