import { Hono } from 'hono';
import * as z from 'zod';
import { resultPicturePath, testOfCode } from '@/lib/domain/orientation/result-code';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { picturesPerHourMax, picturesStored } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { createResultMemory } from '@/backend/work/result-memory';
import { drawCodePicture } from '@/backend/features/orientation/services/code-picture';

const query = z.object({
  code: z.string().refine((code) => testOfCode(code) !== null),
  lang: z.enum(['kh', 'en']),
  shape: z.enum(['wide', 'tall']),
});

/**
 * `GET /api-qa/v1/result_picture`: the picture of a code, for sharing a result without an account. There are 153
 * codes, in two languages and shapes; the latest pictures are cached in memory, and rendering another one counts
 * towards the caller's limit.
 */
export const resultPictureRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const host = new URL(deps.env.PUBLIC_ORIGIN).host;
  const memory = createResultMemory(picturesStored);

  app.get(resultPicturePath, async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw notFound();
    const { lang, ...picture } = parsed.data;
    const key = Object.values(parsed.data).join(' ');
    if (!memory.has(key)) await hitLimit(deps, `picture:${c.get('address')}`, picturesPerHourMax, 3600);
    const locale = lang === 'kh' ? 'km' : 'en';
    const bytes = await memory.get(key, () => drawCodePicture({ ...picture, locale, host }));
    return c.body(bytes, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
    });
  });
  return app;
};
