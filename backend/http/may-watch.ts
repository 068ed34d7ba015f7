import type { Context } from 'hono';
import { isSameSecret } from '@/backend/secrets';

/** Whether a caller may read metrics: with the token; without a token in the settings, nobody. */
export const mayWatch = (c: Context, token: string | undefined): boolean =>
  token !== undefined && isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`);
