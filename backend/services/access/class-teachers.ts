import { and, eq } from 'drizzle-orm';
import { hasAnyRole, roleNames } from '@/lib/domain/people/roles';
import type { Db } from '@/backend/db/client';
import { classCourses, classTeachers, schoolStaff, userRoles } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { isStaffOf, requireStaffOf } from './staff';

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

/** A course for its teachers and the staff of its school. @throws 404 for everybody else */
export async function courseForTeachers(db: Db, caller: Caller, id: string): Promise<Course> {
  const course = await findCourse(db, id);
  if (await teaches(db, caller, course)) return course;
  const isStaff = hasAnyRole(caller.roles, [roleNames.advisor, roleNames.schoolAdmin]);
  if (!isStaff || !(await isStaffOf(db, caller.id, course.schoolId))) throw notFound();
  return course;
}

/** Whether a person has the role teacher at a school. */
export async function isTeacherAt(db: Db, userId: string, schoolId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(schoolStaff, eq(schoolStaff.userId, userRoles.userId))
    .where(
      and(
        eq(userRoles.userId, userId),
        eq(userRoles.role, roleNames.teacher),
        eq(schoolStaff.schoolId, schoolId),
      ),
    );
  return row !== undefined;
}
