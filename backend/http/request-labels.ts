import type { Context } from 'hono';
import type { Env } from './implement';

/** The template of the matched path, such as `/api-user/users/:id`; never parts of the actual address. */
export const routeOf = (c: Context<Env>): string => c.get('route') ?? 'unmatched';
