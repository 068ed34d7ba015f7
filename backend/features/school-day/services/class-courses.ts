import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { courseDraft } from '@/lib/contract/school-day/courses';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { campuses, classCourses, classTeachers, structureRecords } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { teachersAt } from '@/backend/core/access/class-teachers';
import { joinClassOfCourse } from './class-membership';
import { readTaughtCourse, teachersOf } from './taught-courses';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

export type CourseRow = typeof classCourses.$inferSelect;
type Teacher = TaughtCourse['teachers'][number];

/** @throws 409 for a course that takes no changes any more */
export function requireOpenCourse(course: CourseRow): void {
  if (course.archivedAt)
    throw new Refusal(409, 'course-archived', 'The course is archived. Bring it back first.');
}

/** @throws 422 for a class of another school */
export async function checkClassOf(
  db: Db,
  schoolId: string,
  recordId: string | null | undefined,
): Promise<void> {
  if (!recordId) return;
  const [row] = await db
    .select({ id: structureRecords.id })
    .from(structureRecords)
    .innerJoin(campuses, eq(campuses.id, structureRecords.campusId))
    .where(and(eq(structureRecords.id, recordId), eq(campuses.schoolId, schoolId)));
  if (!row) throw invalid([{ path: 'structureRecordId', code: 'unknown-class' }]);
}

export const setTeachers = async (
  act: AnyAct,
  course: CourseRow,
  teacherIds: readonly string[],
): Promise<void> => {
  const wanted = [...new Set(teacherIds)];
  const known = await teachersAt(act.tx, course.schoolId, wanted);
  const unknown = wanted.findIndex((id) => !known.has(id));
  if (unknown !== -1) throw invalid([{ path: `teacherIds.${unknown}`, code: 'no-teacher' }]);
  await act.tx.delete(classTeachers).where(eq(classTeachers.courseId, course.id));
  // One instant each, so that the teachers keep the order in which they were named.
  const rows = wanted.map((userId, place) => ({
    courseId: course.id,
    userId,
    createdAt: new Date(act.now.getTime() + place),
  }));
  if (rows.length > 0) await act.tx.insert(classTeachers).values(rows);
};

const nameOf = (teacher: Teacher | undefined) => {
  if (!teacher) return { en: '', km: '' };
  const en = fullName(teacher);
  const km = fullNameKm(teacher);
  return { en, km: km || en };
};

export const checkDays = ({ startDate, endDate }: { startDate: string; endDate: string }) => {
  if (endDate < startDate) throw invalid([{ path: 'endDate', code: 'before-start' }]);
};

export const nameFirstTeacher = async (act: AnyAct, courseId: string): Promise<void> => {
  const teacher = nameOf((await teachersOf(act.tx, [courseId])).get(courseId)?.[0]);
  await act.tx.update(classCourses).set({ teacher }).where(eq(classCourses.id, courseId));
};

/** @throws 422 for a class or a teacher of another school */
export async function createCourse(
  act: AnyAct,
  schoolId: string,
  { teacherIds, ...draft }: z.output<typeof courseDraft>,
): Promise<TaughtCourse> {
  checkDays(draft);
  await checkClassOf(act.tx, schoolId, draft.structureRecordId);
  const row = onlyRow(
    await act.tx
      .insert(classCourses)
      .values({ ...draft, schoolId, teacher: draft.teacher ?? { en: '', km: '' } })
      .returning(),
  );
  await setTeachers(act, row, teacherIds);
  if (!draft.teacher) await nameFirstTeacher(act, row.id);
  await joinClassOfCourse(act, row);
  act.note('class-course-created', row.id);
  return readTaughtCourse(act.tx, row.id);
}
