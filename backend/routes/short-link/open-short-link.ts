import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { shortLinks } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import type { Env } from '@/backend/http/implement';

const missing = html`<!doctype html>
  <html lang="km">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>រកមិនឃើញទំព័រនេះទេ · Page not found - Sala</title>
      <style>
        :root {
          color-scheme: light dark;
        }
        body {
          font:
            18px/1.8 'Kantumruy Pro',
            'Noto Sans Khmer',
            system-ui,
            sans-serif;
          max-width: 34rem;
          margin: 20vh auto 0;
          padding: 0 1.25rem;
        }
      </style>
    </head>
    <body>
      <main>
        <h1>រកមិនឃើញទំព័រនេះទេ</h1>
        <p>តំណនេះមិនមាន ឬសរសេរមិនពេញ។ <a href="/">ត្រឡប់ទៅទំព័រដើម</a></p>
        <p lang="en">This link does not exist, or is not complete. <a href="/en">Back to the homepage</a></p>
      </main>
    </body>
  </html>`;

/** `GET /s/{code}`: opens a short link of the embedded gateway; the target is a path, so always this site. */
export const openShortLinkRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  app.use('/s/:code', async (c, next) => {
    c.set('route', '/s/:code');
    await next();
  });
  app.get('/s/:code{[0-9A-Za-z]{9}}', async (c, next) => {
    const [link] = await deps.db
      .select()
      .from(shortLinks)
      .where(eq(shortLinks.code, c.req.param('code')));
    return link ? c.redirect(link.path, 302) : next();
  });
  app.get('/s/:code', (c) =>
    c.html(missing, 404, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    }),
  );
  return app;
};
