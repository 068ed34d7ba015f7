import { Hono } from 'hono';
import * as z from 'zod';
import { pictureSizePath, pictureWidthsPx } from '@/lib/domain/picture-sizes';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { pictureSizesPerHourMax, picturesStored } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { createResultMemory } from '@/backend/work/result-memory';
import { findPicture, makeSize, readSize } from '@/backend/core/files/picture-sizes';

const asked = z.object({ width: z.coerce.number().pipe(z.literal([...pictureWidthsPx])), id: z.uuid() });

/** `GET /_content/picture/{width}/{upload}`: an uploaded picture in that width, made once and stored. */
export const pictureSizeRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  // Who asks at the same time waits for the same work.
  const memory = createResultMemory(picturesStored);
  app.get(`${pictureSizePath}/:width/:id`, async (c) => {
    c.set('route', `${pictureSizePath}/:width/:id`);
    const parsed = asked.safeParse(c.req.param());
    if (!parsed.success) throw notFound();
    const { width, id } = parsed.data;
    const format = c.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
    const key = await findPicture(deps, id);
    const stored = await readSize(deps, id, width, format);
    if (!stored) await hitLimit(deps, `picture-size:${c.get('address')}`, pictureSizesPerHourMax, 3600);
    const bytes = stored
      ? new Uint8Array(stored)
      : await memory.get(`${id} ${width} ${format}`, () => makeSize(deps, { id, key, width, format }));
    return c.body(bytes, 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
};
