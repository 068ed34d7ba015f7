import { and, desc, eq, lte } from 'drizzle-orm';
import { Hono } from 'hono';
import { articles } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import type { Env } from '@/backend/http/implement';
import { placeOfType } from '@/lib/domain/articles/article-places';
import { articleTypes } from '@/lib/domain/articles/article-search';

const entriesMax = 30;
const maxAgeSeconds = 300;

type Article = typeof articles.$inferSelect;
type Language = 'en' | 'kh';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const item = (article: Article, lang: Language, base: string) => {
  const address = xml(`${base}/${placeOfType[article.type]}/${article.slug}`);
  return [
    '<item>',
    `<title>${xml(lang === 'en' ? article.titleEn : article.titleKh)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="false">${article.id}</guid>`,
    `<description>${xml(lang === 'en' ? article.descriptionEn : article.descriptionKh)}</description>`,
    `<pubDate>${article.publishedAt.toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
};

/** `GET /api-news/feed/{type}?lang=en`: the newest published articles of one type, or of `all`, as RSS. */
export const articleFeedRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/api-news/feed/:type', async (c) => {
    c.set('route', '/api-news/feed/:type');
    const type = articleTypes.find((each) => each === c.req.param('type'));
    if (!type && c.req.param('type') !== 'all') return c.notFound();
    const lang = c.req.query('lang') === 'en' ? 'en' : 'kh';
    const rows = await deps.db
      .select()
      .from(articles)
      .where(
        and(
          eq(articles.organizationId, deps.env.ORGANIZATION_ID),
          eq(articles.status, 'active'),
          lte(articles.publishedAt, deps.clock.now()),
          type && eq(articles.type, type),
        ),
      )
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(entriesMax);
    const base = `${deps.env.PUBLIC_ORIGIN}${lang === 'en' ? '/en' : ''}`;
    const shown = rows.filter(({ publishedIn }) => publishedIn === 'both' || publishedIn === lang);
    const channel = [
      `<title>${lang === 'en' ? 'Sala' : 'សាលា'}</title>`,
      `<link>${xml(base || '/')}</link>`,
      `<description>${lang === 'en' ? 'Articles for students in Cambodia' : 'អត្ថបទសម្រាប់សិស្ស និស្សិតនៅកម្ពុជា'}</description>`,
      `<language>${lang === 'en' ? 'en' : 'km'}</language>`,
      ...shown.map((article) => item(article, lang, base)),
    ].join('');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>${channel}</channel></rss>`,
      200,
      {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': `public, max-age=${maxAgeSeconds}`,
      },
    );
  });
  return app;
};
