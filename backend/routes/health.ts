import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { readRaw } from '@/backend/db/table-rows';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { DiskWatch } from '@/backend/http/disk-watch';
import type { Env } from '@/backend/http/implement';
import { mayWatch } from '@/backend/http/may-watch';
import type { Metrics } from '@/backend/http/metrics';
import { withinTime } from '@/backend/within-time';

const databaseAnswersWithinMs = 2_000;

/** Probes: `/livez` (the process runs), `/readyz` (503 while it stops, has no database or no room), `/metrics`. */
export const healthRoutes = (deps: Deps, metrics: Metrics, disk: DiskWatch): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/livez', (c) => {
    c.set('route', '/livez');
    return c.json({ status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    if (deps.health?.stopping) return c.json({ status: 'stopping' }, 503);
    if (disk.isFull()) return c.json({ status: 'disk-full' }, 503);
    try {
      await withinTime(readRaw(deps.db, sql`select 1`), databaseAnswersWithinMs);
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    if (!mayWatch(c, deps.env.METRICS_TOKEN)) throw notFound();
    const { text, contentType } = await metrics.expose();
    return c.body(text, 200, { 'content-type': contentType });
  });
  return app;
};
