import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { isLocalCall } from './is-local-call';

const hash = (text: string) => createHash('sha256').update(text).digest();

interface WatchSettings {
  METRICS_TOKEN?: string | undefined;
  PUBLIC_ORIGIN: string;
}

/** Whether a caller may read metrics: with a token, whoever sends it; without one, a caller at this machine. */
export function mayWatch(
  c: Context,
  address: string,
  { METRICS_TOKEN, PUBLIC_ORIGIN }: WatchSettings,
): boolean {
  if (METRICS_TOKEN === undefined) return isLocalCall(c, address, PUBLIC_ORIGIN);
  return timingSafeEqual(hash(c.req.header('authorization') ?? ''), hash(`Bearer ${METRICS_TOKEN}`));
}
