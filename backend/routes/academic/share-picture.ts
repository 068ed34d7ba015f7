import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { id } from '@/lib/contract/fields';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { placePicturePath } from '@/lib/domain/schools/place-picture';
import { schools, subjects } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { pictureSender } from '@/backend/http/send-picture';
import { drawPlacePicture, type PlacePicture } from '@/backend/services/academic/place-picture';
import { listedSubject } from '@/backend/services/academic/search-index';

const lang = z.enum(['kh', 'en']);
const query = z.union([
  z.object({ school: z.string().min(1).max(200), lang }),
  z.object({ course: id, lang }),
]);

const isOpen = eq(schools.status, 'active');

async function readPlace(deps: Deps, asked: z.infer<typeof query>): Promise<PlacePicture> {
  const locale = asked.lang === 'kh' ? 'km' : 'en';
  const nameOf = (row: { name: string; nameNative: string }) => (locale === 'km' ? row.nameNative : row.name);
  if ('school' in asked) {
    const [school] = await deps.db
      .select({
        name: schools.name,
        nameNative: schools.nameNative,
        hue: schools.hue,
        code: schools.province,
      })
      .from(schools)
      .where(and(eq(schools.slug, asked.school), isOpen));
    if (!school) throw notFound();
    const province = provinceByCode(school.code);
    const note = province ? placeLabel(province, locale) : '';
    return { title: nameOf(school), note, hue: school.hue, locale };
  }
  const [course] = await deps.db
    .select({
      course: { name: subjects.name, nameNative: subjects.nameNative },
      school: { name: schools.name, nameNative: schools.nameNative },
      hue: schools.hue,
    })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(and(eq(subjects.id, asked.course), listedSubject, isOpen));
  if (!course) throw notFound();
  return { title: nameOf(course.course), note: nameOf(course.school), hue: course.hue, locale };
}

/** `GET /api-academic/v1/share_picture`: what chats show of a link to a school or a course that everybody may see. */
export const sharePictureOfPlaceRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const send = pictureSender(deps);
  app.get(placePicturePath, async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw notFound();
    const place = await readPlace(deps, parsed.data);
    return send(c, place, () => drawPlacePicture(place));
  });
  return app;
};
