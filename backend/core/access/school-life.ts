import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { classCourses, classTeachers, courseStudents, guardians, students } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { confirmedGuardian, viewsOfGuardian } from './guardians-of';
import { isKeeperOf, isStaffOf } from './staff';

type StudentRow = typeof students.$inferSelect;

/**
 * Who reads a student's records, and how much of them.
 * @property courseIds the courses that may be read; null for all of them
 */
export interface StudentReader {
  student: StudentRow;
  as: 'student' | 'office' | 'teacher' | 'guardian';
  courseIds: readonly string[] | null;
}

/** The courses of a school that a teacher has and a student has joined. */
const sharedCourses = async (db: Db, caller: Caller, student: StudentRow): Promise<string[]> => {
  if (!caller.roles.includes(roleNames.teacher)) return [];
  if (!(await isStaffOf(db, caller.id, student.schoolId))) return [];
  const rows = await db
    .select({ id: classCourses.id })
    .from(classCourses)
    .innerJoin(classTeachers, eq(classTeachers.courseId, classCourses.id))
    .innerJoin(courseStudents, eq(courseStudents.courseId, classCourses.id))
    .where(and(eq(classTeachers.userId, caller.id), eq(courseStudents.studentId, student.id)));
  return rows.map(({ id }) => id);
};

/** A school's record of a student, by the account's id or its own. @throws 404 */
export async function studentInSchool(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
): Promise<StudentRow> {
  const [student] = await db
    .select()
    .from(students)
    .where(and(eq(students.schoolId, orgId), or(eq(students.userId, id), eq(students.id, id))))
    .orderBy(asc(students.createdAt))
    .limit(1);
  if (!student) throw notFound();
  return student;
}

/**
 * A student whose records the caller may read in one matter: the student, the office of the school, a guardian whom
 * the student shows it, and a teacher in the
 * courses that they share; a teacher reads no papers.
 * @throws 404 for everybody else
 */
export async function requireStudentReader(
  db: Db,
  caller: Caller,
  path: { orgId: string; id: string },
  matter: StudentMatter,
): Promise<StudentReader> {
  const student = await studentInSchool(db, path);
  if (student.userId === caller.id) return { student, as: 'student', courseIds: null };
  if (await isKeeperOf(db, caller, student.schoolId)) return { student, as: 'office', courseIds: null };
  if ((await viewsOfGuardian(db, caller.id, student.id)).includes(matter))
    return { student, as: 'guardian', courseIds: null };
  const courseIds = matter === 'papers' ? [] : await sharedCourses(db, caller, student);
  if (courseIds.length === 0) throw notFound();
  return { student, as: 'teacher', courseIds };
}

/**
 * A student whose affairs beyond one school the caller may read: the student, and a guardian whom the student shows them.
 * @throws 404 for everybody else, the office of the school too
 */
export async function requireAffairsReader(
  db: Db,
  caller: Caller,
  path: { orgId: string; id: string },
  matter: Extract<StudentMatter, 'applications' | 'fees'>,
): Promise<StudentRow> {
  const student = await studentInSchool(db, path);
  if (student.userId === caller.id) return student;
  if (!(await viewsOfGuardian(db, caller.id, student.id)).includes(matter)) throw notFound();
  return student;
}

/**
 * What the caller does at a school: its office sees all of it, a teacher what they teach.
 * @throws 404 for everybody else
 */
export async function requireWorkAt(db: Db, caller: Caller, schoolId: string): Promise<'office' | 'teacher'> {
  if (await isKeeperOf(db, caller, schoolId)) return 'office';
  if (caller.roles.includes(roleNames.teacher) && (await isStaffOf(db, caller.id, schoolId)))
    return 'teacher';
  throw notFound();
}

/** Whom to tell of a student in one matter, by student: the confirmed guardians whom the student lets read it. */
export async function guardiansOf(
  db: Db,
  studentIds: readonly string[],
  matter: StudentMatter,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ studentId: guardians.studentId, userId: guardians.userId })
    .from(guardians)
    .where(
      and(
        inArray(guardians.studentId, [...studentIds]),
        confirmedGuardian,
        sql`${guardians.sees} @> ${JSON.stringify([matter])}::jsonb`,
      ),
    );
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId);
  return new Map([...byStudent].map(([id, own]) => [id, own.map(({ userId }) => userId)]));
}
