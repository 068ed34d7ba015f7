import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Material, materialChange, materialDraft } from '@/lib/contract/school-day/materials';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { courseMaterials } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { whatChanged } from '@/backend/core/access/what-changed';
import { startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { type CourseRow, requireOpenCourse } from './class-courses';

type Row = typeof courseMaterials.$inferSelect;

const toMaterial = ({ id, publishedAt, ...row }: Row): Material => ({
  ...row,
  materialId: id,
  shownFrom: publishedAt && dayInCambodia(publishedAt),
});

/** Materials without a place stand before the others, the newest first. */
export const orderOfMaterials = [
  asc(courseMaterials.place),
  sql`${courseMaterials.publishedAt} desc nulls first`,
  desc(courseMaterials.id),
] as const;

/** Everything of a course with its drafts, in their order. */
export async function readAllMaterials(db: Db, courseId: string) {
  const rows = await db
    .select()
    .from(courseMaterials)
    .where(eq(courseMaterials.courseId, courseId))
    .orderBy(...orderOfMaterials);
  return { data: rows.map(toMaterial), countTotal: rows.length };
}

const requireContent = ({ kind, body, url }: Pick<Row, 'kind' | 'body' | 'url'>): void => {
  const needsUrl = kind === 'link' || kind === 'file';
  if (needsUrl && !url) throw invalid([{ path: 'url', code: 'required' }]);
  if (!needsUrl && !body?.en && !body?.km) throw invalid([{ path: 'body', code: 'required' }]);
};

const foldOf = (title: Row['title']) => [title.en, title.km].map(fold).join('\n');
const instantOf = (day: string | null) => day && startOfDayInCambodia(day);

/** @throws 409 for an archived course, 422 for a link without an address or a text without words */
export async function createMaterial(
  act: Act,
  course: CourseRow,
  { shownFrom, ...draft }: z.output<typeof materialDraft>,
): Promise<Material> {
  requireOpenCourse(course);
  requireContent(draft);
  const row = onlyRow(
    await act.tx
      .insert(courseMaterials)
      .values({
        ...draft,
        courseId: course.id,
        searchFold: foldOf(draft.title),
        publishedAt: instantOf(shownFrom) || null,
      })
      .returning(),
  );
  act.note('material-created', row.id);
  return toMaterial(row);
}

/** @throws 409, 412, 422 */
export async function changeMaterial(
  act: Act,
  course: CourseRow,
  material: Row,
  { shownFrom, ...change }: z.output<typeof materialChange>,
): Promise<Material> {
  act.requireVersion(material);
  requireOpenCourse(course);
  const next = { ...material, ...change };
  requireContent(next);
  const row = await act.bump(courseMaterials, material, {
    ...change,
    searchFold: foldOf(next.title),
    ...(shownFrom !== undefined && { publishedAt: instantOf(shownFrom) || null }),
  });
  act.note('material-changed', row.id, whatChanged(material, change));
  return toMaterial(row);
}

/**
 * The named materials stand first, in this order, and after them the others.
 * @throws 409 for an archived course, 422 for a material of another course
 */
export async function orderMaterials(act: Act, course: CourseRow, ids: readonly string[]): Promise<void> {
  requireOpenCourse(course);
  const inCourse = eq(courseMaterials.courseId, course.id);
  const wanted = [...new Set(ids)];
  const rows = await act.tx
    .select({ id: courseMaterials.id })
    .from(courseMaterials)
    .where(inCourse)
    .orderBy(courseMaterials.id)
    .for('update');
  const unknown = wanted.findIndex((id) => !rows.some((row) => row.id === id));
  if (unknown !== -1) throw invalid([{ path: `materialIds.${unknown}`, code: 'unknown-material' }]);
  for (const [place, id] of wanted.entries())
    await act.tx
      .update(courseMaterials)
      .set({ place: place + 1 })
      .where(eq(courseMaterials.id, id));
  await act.tx
    .update(courseMaterials)
    .set({ place: wanted.length + 1 })
    .where(wanted.length > 0 ? and(inCourse, notInArray(courseMaterials.id, wanted)) : inCourse);
  act.note('materials-ordered', course.id);
}

/** @throws 409 for an archived course */
export async function removeMaterial(act: Act, course: CourseRow, { id }: Row): Promise<void> {
  requireOpenCourse(course);
  await act.tx.delete(courseMaterials).where(eq(courseMaterials.id, id));
  act.note('material-removed', id);
}
