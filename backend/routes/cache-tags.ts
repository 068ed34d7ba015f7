import { Hono } from 'hono';
import { cacheTagsCursor, cacheTagsPath } from '@/lib/cache/remote-tags';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { pullFromDatabase } from '@/backend/core/tags/tag-changes';

/**
 * For sites without a database: the tags that have changed since their last request. Public, because hashes reveal
 * nothing.
 */
export const cacheTagsRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const pull = pullFromDatabase(deps.db);
  app.get(cacheTagsPath, async (c) => {
    c.set('route', cacheTagsPath);
    const after = cacheTagsCursor.safeParse(c.req.query('after') ?? '0');
    if (!after.success) throw invalid([{ path: 'after', code: 'invalid' }]);
    return c.json(await pull(after.data));
  });
  return app;
};
