import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { callerAddresses, type Connection } from '@/backend/http/caller-address';
import type { Env } from '@/backend/http/implement';
import { mayWatch } from '@/backend/http/may-watch';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { release } from '@/backend/release';
import { countProxies, processPath, type processSchema } from '@/backend/operation/process-facts';
import type * as z from 'zod';

/** For the operator's checks: what the process behind the public address sees of a visitor. */
export const processFactsRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const journal = readFileSync(join('backend', 'db', 'migrations', 'meta', '_journal.json'), 'utf8');
  const migrations = [...journal.matchAll(/"idx"/g)].length;
  app.get(processPath, (c) => {
    c.set('route', processPath);
    const { TRUST_PROXY: trusted, METRICS_TOKEN } = deps.env;
    if (!mayWatch(c, METRICS_TOKEN)) throw notFound();
    const forwardedFor = c.req.header('x-forwarded-for');
    const [address = ''] = callerAddresses(forwardedFor, (c.env ?? {}) as Connection, trusted);
    const facts: z.infer<typeof processSchema> = {
      proxies: countProxies(forwardedFor),
      trusted,
      address,
      release: `${release.commit}+${migrations}`,
    };
    return c.json(facts);
  });
  return app;
};
