import { and, eq, gte, inArray, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { classCourses, courseAbsentees, courseStudents, students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { serialize } from '@/backend/core/access/serialize';
import { isStudying, pupil } from './student-columns';

// Who is in a class is in its courses of the running and the coming terms, except for those who were taken out of one
// by name. Everything that puts people into classes, or classes into courses, asks here in its own transaction.

/** Courses that take members now; those of past terms stay as they were. */
const isCurrent = (now: Date) =>
  and(isNull(classCourses.archivedAt), gte(classCourses.endDate, dayInCambodia(now)));

const isOfClass = and(
  eq(students.structureRecordId, classCourses.structureRecordId),
  eq(students.schoolId, classCourses.schoolId),
);

const isTakenOut = (db: Db) =>
  db
    .select({ id: courseAbsentees.studentId })
    .from(courseAbsentees)
    .where(and(eq(courseAbsentees.courseId, classCourses.id), eq(courseAbsentees.studentId, students.id)));

const isMember = (db: Db) =>
  db
    .select({ id: courseStudents.studentId })
    .from(courseStudents)
    .where(and(eq(courseStudents.courseId, classCourses.id), eq(courseStudents.studentId, students.id)));

/** Whoever changes a class and whoever changes its courses must see each other: they wait for each other. */
const inTurn = (act: AnyAct, schoolId: string) => serialize(act.tx, `class-courses:${schoolId}`);

/** @returns how many are new in a course */
async function joinMissing(act: AnyAct, schoolId: string, which: SQL | undefined): Promise<number> {
  await inTurn(act, schoolId);
  const missing = await act.tx
    .select({ courseId: classCourses.id, studentId: students.id })
    .from(classCourses)
    .innerJoin(students, isOfClass)
    .where(
      and(
        eq(classCourses.schoolId, schoolId),
        isNotNull(classCourses.structureRecordId),
        isStudying,
        which,
        notExists(isTakenOut(act.tx)),
        notExists(isMember(act.tx)),
      ),
    );
  if (missing.length === 0) return 0;
  const rows = missing.map((row) => ({ ...row, joinedAt: act.now }));
  const added = await act.tx.insert(courseStudents).values(rows).onConflictDoNothing().returning();
  return added.length;
}

/** Puts students of one school into the courses of their classes. */
export async function joinCoursesOfClass(
  act: AnyAct,
  joining: readonly { id: string; schoolId: string; structureRecordId: string | null }[],
): Promise<void> {
  const [first] = joining.filter(({ structureRecordId }) => structureRecordId !== null);
  if (!first) return;
  const ids = joining.map(({ id }) => id);
  await joinMissing(act, first.schoolId, and(inArray(students.id, ids), isCurrent(act.now)));
}

/** Puts the class of a course into it, also after its term where somebody asks for it. */
export const joinClassOfCourse = (
  act: AnyAct,
  { id, schoolId }: { id: string; schoolId: string },
  { evenOver = false } = {},
) => joinMissing(act, schoolId, and(eq(classCourses.id, id), evenOver ? undefined : isCurrent(act.now)));

/** Takes a student out of the courses of a class that they leave. What has been marked stays stored. */
export async function leaveCoursesOfClass(
  act: AnyAct,
  { id, schoolId }: { id: string; schoolId: string },
  classId: string,
): Promise<void> {
  await inTurn(act, schoolId);
  const courses = act.tx
    .select({ id: classCourses.id })
    .from(classCourses)
    .where(and(eq(classCourses.structureRecordId, classId), isCurrent(act.now)));
  await act.tx
    .delete(courseStudents)
    .where(and(eq(courseStudents.studentId, id), inArray(courseStudents.courseId, courses)));
}

/** Takes a class out of a course that is taught to another one now. */
export async function dismissClassOfCourse(
  act: AnyAct,
  { id, schoolId }: { id: string; schoolId: string },
  classId: string,
): Promise<void> {
  await inTurn(act, schoolId);
  const pupils = act.tx
    .select({ id: students.id })
    .from(students)
    .where(eq(students.structureRecordId, classId));
  await act.tx
    .delete(courseStudents)
    .where(and(eq(courseStudents.courseId, id), inArray(courseStudents.studentId, pupils)));
  await act.tx.delete(courseAbsentees).where(eq(courseAbsentees.courseId, id));
}

interface Membership {
  courseId: string;
  studentId: string;
}

/** Remembers that somebody of the class is not in this course, so that nothing puts them back. */
export async function stayOut(act: AnyAct, { courseId, studentId }: Membership): Promise<void> {
  const [ofClass] = await act.tx
    .select({ id: students.id })
    .from(classCourses)
    .innerJoin(students, isOfClass)
    .where(and(eq(classCourses.id, courseId), eq(students.id, studentId)));
  if (!ofClass) return;
  const row = { courseId, studentId, at: act.now, by: act.caller?.id ?? null };
  await act.tx.insert(courseAbsentees).values(row).onConflictDoNothing();
}

export async function comeBack(act: AnyAct, { courseId, studentId }: Membership): Promise<void> {
  await act.tx
    .delete(courseAbsentees)
    .where(and(eq(courseAbsentees.courseId, courseId), eq(courseAbsentees.studentId, studentId)));
}

/** How many of a course's class are in it, and who was taken out by name; null for a course without a class. */
export async function readClassOfCourse(db: Db, course: { id: string; structureRecordId: string | null }) {
  if (!course.structureRecordId) return null;
  const ofClass = and(eq(classCourses.id, course.id), isStudying);
  const pupils = await db
    .select({
      ...pupil,
      member: courseStudents.courseId,
      takenOut: courseAbsentees.courseId,
    })
    .from(classCourses)
    .innerJoin(students, isOfClass)
    .leftJoin(
      courseStudents,
      and(eq(courseStudents.courseId, classCourses.id), eq(courseStudents.studentId, students.id)),
    )
    .leftJoin(
      courseAbsentees,
      and(eq(courseAbsentees.courseId, classCourses.id), eq(courseAbsentees.studentId, students.id)),
    )
    .where(ofClass)
    .orderBy(students.lastName, students.firstName, students.id);
  return {
    studentCount: pupils.length,
    memberCount: pupils.filter(({ member }) => member !== null).length,
    takenOut: pupils.flatMap(({ member, takenOut, ...named }) =>
      takenOut !== null && member === null ? [named] : [],
    ),
  };
}
