import { Hono } from 'hono';
import * as z from 'zod';
import { resultPicturePath, testOfCode } from '@/lib/domain/orientation/result-code';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { codePicturesPerHourMax, codePicturesStored } from '@/backend/limits';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { drawCodePicture } from '@/backend/services/qa/code-picture';

const query = z.object({
  code: z.string().refine((code) => testOfCode(code) !== null),
  lang: z.enum(['kh', 'en']),
  shape: z.enum(['wide', 'tall']),
});

/**
 * `GET /api-qa/v1/result_picture`: the picture of a code, for sharing a result without an account. There are 152
 * codes, in two languages and shapes; the latest pictures are cached in memory, and rendering another one counts
 * towards the caller's limit.
 */
export const resultPictureRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const host = new URL(deps.env.PUBLIC_ORIGIN).host;
  const stored = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const draw = (asked: z.infer<typeof query>): Promise<Uint8Array<ArrayBuffer>> => {
    const key = Object.values(asked).join(' ');
    const picture =
      stored.get(key) ??
      drawCodePicture({ ...asked, locale: asked.lang === 'kh' ? 'km' : 'en', host }).catch((error) => {
        stored.delete(key);
        throw error;
      });
    // The last used one moves to the end of the queue.
    stored.delete(key);
    stored.set(key, picture);
    const [oldest] = stored.keys();
    if (stored.size > codePicturesStored && oldest !== undefined) stored.delete(oldest);
    return picture;
  };

  app.get(resultPicturePath, async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw notFound();
    if (!stored.has(Object.values(parsed.data).join(' ')))
      await hitLimit(deps, `code-picture:${c.get('address')}`, codePicturesPerHourMax, 3600);
    return c.body(await draw(parsed.data), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
    });
  });
  return app;
};
