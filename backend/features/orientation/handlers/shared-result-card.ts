import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { id } from '@/lib/contract/fields';
import { sharePictureLimits } from '@/lib/domain/limits';
import {
  type OrientationTest,
  orientationTests,
  readScores,
} from '@/lib/domain/orientation/orientation-code';
import { describeHolland } from '@/lib/domain/orientation/orientation-holland';
import { describePersonality } from '@/lib/domain/orientation/orientation-personality';
import { evenCode, resultPictureOf, shownCodeOf } from '@/lib/domain/orientation/result-code';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { pictureWords, wordsOfCode } from '@/backend/features/orientation/services/share-picture-words';
import { readSharedRecord } from '@/backend/features/orientation/services/shared-results';

const lang = z.enum(['kh', 'en']).default('kh');
/** A result that its person has shared, or the scores in a link. */
const query = z.union([
  z.object({ userId: id, recordId: id, lang }),
  z.object({ test: z.enum(orientationTests), scores: z.string(), lang }),
]);

/** The embedded backend sees the original address, a separate one the rewritten address. */
const paths = ['/api-qa/v1/shared_result_card', '/generate-thumbnail', '/en/generate-thumbnail'];

interface Card {
  test: OrientationTest;
  code: string;
  /** The address of the page for people. */
  path: string;
  /** Address or path of the picture. */
  picture: string;
}

const resultPages = {
  holland: '/orientation-test/Holland/result',
  personality: '/orientation-test/MBTI/result',
} as const satisfies Record<OrientationTest, string>;

const codeOf = (test: OrientationTest, written: string): string => {
  const holland = test === 'holland' ? readScores('holland', written) : null;
  if (holland) return shownCodeOf(describeHolland(holland));
  const personality = test === 'personality' ? readScores('personality', written) : null;
  if (personality) return describePersonality(personality).code;
  throw notFound();
};

async function readCard(deps: Deps, asked: z.infer<typeof query>): Promise<Card> {
  if ('scores' in asked) {
    const { test, scores } = asked;
    const code = codeOf(test, scores);
    const path = `${resultPages[test]}?scores=${scores}`;
    return { test, code, path, picture: resultPictureOf(code, asked.lang, 'wide') };
  }
  const { userId, recordId } = asked;
  const { result, thumbnails } = await readSharedRecord(deps, { userId, recordId });
  const path = `/generate-thumbnail?userId=${userId}&recordId=${recordId}`;
  const code = result.test === 'holland' ? shownCodeOf(result) : result.code;
  return { test: result.test, code, path, picture: thumbnails[asked.lang] };
}

/**
 * `GET /api-qa/v1/shared_result_card`: the page of a shared result for chat programs that show a preview. Pages are
 * static, so their heads cannot depend on a query; the site sends those programs here.
 */
export const sharedResultCardRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  app.on('GET', paths, async (c) => {
    const isEnglish = c.req.path.startsWith('/en/');
    const parsed = query.safeParse({ ...(isEnglish && { lang: 'en' }), ...c.req.query() });
    if (!parsed.success) throw notFound();
    const { test, code, path, ...card } = await readCard(deps, parsed.data);
    const locale = parsed.data.lang === 'kh' ? 'km' : 'en';
    const title = [...(code === evenCode ? [] : [code]), ...wordsOfCode(code, locale)].join(' · ');
    const description = `${pictureWords[test][locale]}${locale === 'km' ? '។ ' : '. '}${pictureWords.pageBody[locale]}`;
    const address = new URL(`${locale === 'en' ? '/en' : ''}${path}`, deps.env.PUBLIC_ORIGIN).href;
    const picture = new URL(card.picture, deps.env.PUBLIC_ORIGIN).href;
    return c.html(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="robots" content="noindex" />
            <title>${title} - Sala</title>
            <meta name="description" content="${description}" />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Sala" />
            <meta property="og:locale" content="${locale === 'km' ? 'km_KH' : 'en_US'}" />
            <meta property="og:url" content="${address}" />
            <meta property="og:title" content="${title}" />
            <meta property="og:description" content="${description}" />
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
