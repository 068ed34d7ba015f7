import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { shortLinks } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import type { Env } from '@/backend/http/implement';
import { plainPage, plainPagePolicy } from '@/backend/http/plain-page';

const missing = plainPage(
  'រកមិនឃើញទំព័រនេះទេ · Page not found',
  html`<h1>រកមិនឃើញទំព័រនេះទេ</h1>
    <p>តំណនេះមិនមាន ឬសរសេរមិនពេញ។ <a href="/">ត្រឡប់ទៅទំព័រដើម</a></p>
    <p lang="en">This link does not exist, or is not complete. <a href="/en">Back to the homepage</a></p>`,
);

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
  app.get('/s/:code', (c) => c.html(missing, 404, { 'content-security-policy': plainPagePolicy }));
  return app;
};
