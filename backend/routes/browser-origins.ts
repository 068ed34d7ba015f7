import { Hono } from 'hono';
import { browserOriginsOf, browserOriginsPath } from '@/lib/env/browser-origins';
import type { Deps } from '@/backend/deps';
import type { Env } from '@/backend/http/implement';

/** For sites on another machine: where browsers read and send files. Public, because every page says it. */
export const browserOriginsRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  app.get(browserOriginsPath, (c) => {
    c.set('route', browserOriginsPath);
    return c.json(browserOriginsOf(deps.env));
  });
  return app;
};
