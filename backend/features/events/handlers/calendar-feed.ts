import { Hono } from 'hono';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { feedOf } from '@/backend/features/events/services/calendar-feeds';

/** `GET /api-schedule/feeds/{token}.ics`: a person's calendar for the calendar program that has the link. */
export const calendarFeedRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/api-schedule/feeds/:file', async (c) => {
    // The token is in the address, and addresses stand in logs: only the pattern does.
    c.set('route', '/api-schedule/feeds/:file');
    const [, token] = /^([\w-]{43})\.ics$/.exec(c.req.param('file')) ?? [];
    const feed = token ? await feedOf(deps, token) : null;
    if (!feed) throw notFound();
    const headers = {
      etag: feed.etag,
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    };
    if (c.req.header('if-none-match') === feed.etag) return c.body(null, 304, headers);
    return c.body(feed.file(), 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' });
  });
  return app;
};
