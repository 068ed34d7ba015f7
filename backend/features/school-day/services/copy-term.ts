import { and, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { termCopy } from '@/lib/contract/school-day/courses';
import { addDays } from '@/lib/domain/calendar-days';
import { onlyRow } from '@/backend/db/only-row';
import { assessments, classCourses, classTeachers, courseMaterials } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { teachersAt } from '@/backend/core/access/class-teachers';
import { serialize } from '@/backend/core/access/serialize';
import { daysBetween } from '@/lib/domain/dates/cambodian-days';
import { joinClassOfCourse } from './class-membership';
import { requireOpenTerm } from './term-locks';
import { assessmentStands } from './withdrawn';

type Copy = z.output<typeof termCopy>;
type Course = typeof classCourses.$inferSelect;

const coursesOf = (act: Act, schoolId: string, { academicYear, term }: Copy['from']) =>
  act.tx
    .select()
    .from(classCourses)
    .where(
      and(
        eq(classCourses.schoolId, schoolId),
        eq(classCourses.academicYear, academicYear),
        eq(classCourses.term, term),
        isNull(classCourses.archivedAt),
      ),
    )
    .orderBy(classCourses.code, classCourses.id);

/** Who teaches at the school no more is left out. */
const copyTeachers = async (act: Act, from: Course, courseId: string): Promise<void> => {
  const rows = await act.tx.select().from(classTeachers).where(eq(classTeachers.courseId, from.id));
  const here = await teachersAt(
    act.tx,
    from.schoolId,
    rows.map(({ userId }) => userId),
  );
  const kept = rows.filter(({ userId }) => here.has(userId)).map((row) => ({ ...row, courseId }));
  if (kept.length > 0) await act.tx.insert(classTeachers).values(kept);
};

const copyContent = async (act: Act, from: Course, to: Course): Promise<void> => {
  const tests = await act.tx
    .select()
    .from(assessments)
    .where(and(eq(assessments.courseId, from.id), assessmentStands));
  const dayOf = (day: string) => {
    const moved = addDays(to.startDate, daysBetween(from.startDate, day));
    return moved > to.endDate ? to.endDate : moved < to.startDate ? to.startDate : moved;
  };
  const newTests = tests.map(({ kind, name, maxScore, weightPercent, heldOn }) => ({
    courseId: to.id,
    kind,
    name,
    maxScore,
    weightPercent,
    heldOn: dayOf(heldOn),
  }));
  if (newTests.length > 0) await act.tx.insert(assessments).values(newTests);
  const materials = await act.tx
    .select()
    .from(courseMaterials)
    .where(
      and(
        eq(courseMaterials.courseId, from.id),
        // What was announced belongs to its term.
        inArray(courseMaterials.kind, ['reading', 'link', 'file']),
      ),
    );
  const newMaterials = materials.map(({ kind, title, body, url, sizeBytes, searchFold, place }) => ({
    courseId: to.id,
    kind,
    title,
    body,
    url,
    sizeBytes,
    searchFold,
    place,
  }));
  if (newMaterials.length > 0) await act.tx.insert(courseMaterials).values(newMaterials);
};

/**
 * Copies the courses of a term: their classes are in them, nothing is published.
 * @throws 409 for a locked term, 422 for a term without courses, onto itself, or that ends before it begins
 */
export async function copyTerm(act: Act, schoolId: string, { from, to }: Copy) {
  if (to.endDate < to.startDate) throw invalid([{ path: 'to.endDate', code: 'before-start' }]);
  if (from.academicYear === to.academicYear && from.term === to.term)
    throw invalid([{ path: 'to.term', code: 'same-term' }]);
  // Two desks that copy at once must not make each course twice.
  await serialize(act.tx, `copy-term:${schoolId}`);
  await requireOpenTerm(act.tx, { schoolId, ...to });
  const sources = await coursesOf(act, schoolId, from);
  if (sources.length === 0) throw invalid([{ path: 'from', code: 'no-courses' }]);
  const keyOf = ({ code, structureRecordId }: Course) => `${code} ${structureRecordId}`;
  const there = new Set((await coursesOf(act, schoolId, to)).map(keyOf));
  const wanted = sources.filter((course) => !there.has(keyOf(course)));
  for (const source of wanted) {
    const { structureRecordId, code, name, nameNative, teacher, credits } = source;
    const values = { schoolId, structureRecordId, code, name, nameNative, teacher, credits, ...to };
    const course = onlyRow(await act.tx.insert(classCourses).values(values).returning());
    await copyTeachers(act, source, course.id);
    await copyContent(act, source, course);
    await joinClassOfCourse(act, course);
  }
  if (wanted.length > 0)
    act.note('term-copied', schoolId, { ...to, from: `${from.academicYear}.${from.term}` });
  return { created: wanted.length, skipped: sources.length - wanted.length };
}
