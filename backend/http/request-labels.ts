import type { Context } from 'hono';
import type { Env } from './implement';

/** The template of the path that answered, such as `/api-user/users/:id`; never what stands in an address. */
export const routeOf = (c: Context<Env>): string => c.get('route') ?? 'unmatched';
