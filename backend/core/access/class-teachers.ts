import { and, eq, inArray } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { classCourses, classTeachers, schoolStaff, userRoles } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { isKeeperOf, isStaffOf, requireKeeperOf, requireStaffOf } from './staff';

type Course = typeof classCourses.$inferSelect;

const findCourse = async (db: Db, id: string): Promise<Course> => {
  const [course] = await db.select().from(classCourses).where(eq(classCourses.id, id));
  if (!course) throw notFound();
  return course;
};

/** @throws 404 for an unknown course, and unless the caller manages its school */
export async function courseForStaff(db: Db, caller: Caller, id: string): Promise<Course> {
  const course = await findCourse(db, id);
  await requireStaffOf(db, caller.id, course.schoolId);
  return course;
}

/** True for a teacher who has this course and works for its school. */
async function teaches(db: Db, caller: Caller, course: Course): Promise<boolean> {
  if (!caller.roles.includes(roleNames.teacher)) return false;
  const mine = and(eq(classTeachers.courseId, course.id), eq(classTeachers.userId, caller.id));
  const [row] = await db.select({ id: classTeachers.userId }).from(classTeachers).where(mine);
  return row !== undefined && isStaffOf(db, caller.id, course.schoolId);
}

/** The courses of a school that a person teaches. */
export async function taughtCourseIds(db: Db, userId: string, schoolId: string): Promise<string[]> {
  const rows = await db
    .select({ id: classCourses.id })
    .from(classCourses)
    .innerJoin(classTeachers, eq(classTeachers.courseId, classCourses.id))
    .where(and(eq(classTeachers.userId, userId), eq(classCourses.schoolId, schoolId)));
  return rows.map(({ id }) => id);
}

/** The course in a path of its school. */
export interface CoursePath {
  orgId: string;
  courseId: string;
}

const courseInSchool = async (db: Db, { orgId, courseId }: CoursePath): Promise<Course> => {
  const course = await findCourse(db, courseId);
  if (course.schoolId !== orgId.toLowerCase()) throw notFound();
  return course;
};

/** A course for those who keep its school. @throws 403 for other roles, 404 for other schools */
export async function courseForOffice(db: Db, caller: Caller, path: CoursePath): Promise<Course> {
  await requireKeeperOf(db, caller, path.orgId);
  return courseInSchool(db, path);
}

/**
 * A course for its teachers and those who keep its school.
 * @param substituteId who teaches a lesson of it instead
 * @throws 404 for everybody else
 */
export async function courseForMarking(
  db: Db,
  caller: Caller,
  path: CoursePath,
  substituteId: string | null = null,
): Promise<Course> {
  const course = await courseInSchool(db, path);
  if (await isKeeperOf(db, caller, course.schoolId)) return course;
  if (await teaches(db, caller, course)) return course;
  if (substituteId !== caller.id || !(await isTeacherAt(db, caller.id, course.schoolId))) throw notFound();
  return course;
}

/** Those of the people who have the role teacher at a school. */
export async function teachersAt(db: Db, schoolId: string, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(schoolStaff, eq(schoolStaff.userId, userRoles.userId))
    .where(
      and(
        inArray(userRoles.userId, [...userIds]),
        eq(userRoles.role, roleNames.teacher),
        eq(schoolStaff.schoolId, schoolId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Whether a person has the role teacher at a school. */
export const isTeacherAt = async (db: Db, userId: string, schoolId: string): Promise<boolean> =>
  (await teachersAt(db, schoolId, [userId])).has(userId);
