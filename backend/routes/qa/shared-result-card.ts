import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { id } from '@/lib/contract/fields';
import { sharePictureLimits } from '@/lib/domain/limits';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { pictureWords } from '@/backend/services/qa/share-picture-words';
import { readSharedRecord } from '@/backend/services/qa/shared-results';

const query = z.object({ userId: id, recordId: id, lang: z.enum(['kh', 'en']).default('kh') });

/** The embedded backend sees the original address, a separate one the rewritten address. */
const paths = ['/api-qa/v1/shared_result_card', '/generate-thumbnail', '/en/generate-thumbnail'];

/**
 * `GET /api-qa/v1/shared_result_card`: the page of a shared result for chat programs that show a preview. Pages are
 * static, so their heads cannot depend on a query; `backend/site/link-previews.ts` sends those programs here.
 */
export const sharedResultCardRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  app.on('GET', paths, async (c) => {
    const isEnglish = c.req.path.startsWith('/en/');
    const parsed = query.safeParse({ ...(isEnglish && { lang: 'en' }), ...c.req.query() });
    if (!parsed.success) throw notFound();
    const { userId, recordId, lang } = parsed.data;
    const record = await readSharedRecord(deps, { userId, recordId });
    const locale = lang === 'kh' ? 'km' : 'en';
    const { test, code } = record.result;
    const title = `${code} · ${pictureWords[test][locale]}`;
    const path = `${locale === 'en' ? '/en' : ''}/generate-thumbnail?userId=${userId}&recordId=${recordId}`;
    const address = new URL(path, deps.env.PUBLIC_ORIGIN).href;
    const picture = record.thumbnails[lang];
    return c.html(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="robots" content="noindex" />
            <title>${title} - Sala</title>
            <meta name="description" content="${pictureWords.pageBody[locale]}" />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Sala" />
            <meta property="og:locale" content="${locale === 'km' ? 'km_KH' : 'en_US'}" />
            <meta property="og:url" content="${address}" />
            <meta property="og:title" content="${title}" />
            <meta property="og:description" content="${pictureWords.pageBody[locale]}" />
            <meta property="og:image" content="${picture}" />
            <meta property="og:image:type" content="image/png" />
            <meta property="og:image:width" content="${sharePictureLimits.widthPx}" />
            <meta property="og:image:height" content="${sharePictureLimits.heightPx}" />
            <meta property="og:image:alt" content="${title}" />
            <meta name="twitter:card" content="summary_large_image" />
          </head>
          <body>
            <h1>${title}</h1>
            <p><a href="${address}">${pictureWords.pageBody[locale]}</a></p>
          </body>
        </html>`,
      200,
      { 'cache-control': 'public, max-age=300' },
    );
  });
  return app;
};
