import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { id } from '@/lib/contract/fields';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { placePicturePath } from '@/lib/domain/schools/place-picture';
import { campusOf } from '@/lib/illustrations/campus';
import { schools, subjects } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { pictureSender } from '@/backend/http/send-picture';
import { drawPlacePicture, type PlacePicture } from '@/backend/features/schools/services/place-picture';
import { listedSubject } from '@/backend/features/schools/services/search-index';

const lang = z.enum(['kh', 'en']);
const query = z.union([
  z.object({ school: z.string().min(1).max(200), lang }),
  z.object({ course: id, lang }),
]);

/** What a school's drawing follows. */
const look = {
  slug: schools.slug,
  schoolType: schools.schoolType,
  province: schools.province,
  hue: schools.hue,
};
const isOpen = eq(schools.status, 'active');

async function readPlace(deps: Deps, asked: z.infer<typeof query>): Promise<PlacePicture> {
  const locale = asked.lang === 'kh' ? 'km' : 'en';
  const nameOf = (row: { name: string; nameNative: string }) => (locale === 'km' ? row.nameNative : row.name);
  if ('school' in asked) {
    const [school] = await deps.db
      .select({
        name: schools.name,
        nameNative: schools.nameNative,
        ...look,
      })
      .from(schools)
      .where(and(eq(schools.slug, asked.school), isOpen));
    if (!school) throw notFound();
    const province = provinceByCode(school.province);
    const note = province ? placeLabel(province, locale) : '';
    return { title: nameOf(school), note, hue: school.hue, campus: campusOf(school), locale };
  }
  const [course] = await deps.db
    .select({
      course: { name: subjects.name, nameNative: subjects.nameNative },
      school: { name: schools.name, nameNative: schools.nameNative, ...look },
    })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(and(eq(subjects.id, asked.course), listedSubject, isOpen));
  if (!course) throw notFound();
  const { school } = course;
  return {
    title: nameOf(course.course),
    note: nameOf(school),
    hue: school.hue,
    campus: campusOf(school),
    locale,
  };
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
