import { and, asc, eq, or } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { classCourses, courseStudents, structureRecords, students } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { GuardianView } from '@/lib/domain/people/guardianship';
import { viewsOfGuardian } from './wards';
import { isKeeperOf, isStaffOfOrganization } from '@/backend/services/access/staff';
import type { StudentRow } from '@/backend/services/academic/student-views';

/**
 * A school's record of a student, by the account's id or its own.
 * @param forKeepers the partner and the university of the school read it too
 * @param view what a guardian must be allowed to see; without it they are strangers
 * @throws 404 unless the caller is that student, such a guardian or staff of the school.
 */
export async function findStudentRecord(
  deps: Reader,
  caller: Caller,
  { orgId, id }: { orgId: string; id: string },
  { forKeepers = false, view }: { forKeepers?: boolean; view?: GuardianView } = {},
): Promise<{ student: StudentRow; isStaff: boolean; isGuardian: boolean }> {
  const [student] = await deps.db
    .select()
    .from(students)
    .where(and(eq(students.schoolId, orgId), or(eq(students.userId, id), eq(students.id, id))))
    .orderBy(asc(students.createdAt))
    .limit(1);
  if (!student) throw notFound();
  const isStaff = await isStaffOfOrganization(deps, caller, orgId);
  const isReader = isStaff || student.userId === caller.id;
  if (isReader || (forKeepers && (await isKeeperOf(deps.db, caller, orgId))))
    return { student, isStaff, isGuardian: false };
  if (!view || !(await viewsOfGuardian(deps.db, caller.id, student.id)).includes(view)) throw notFound();
  return { student, isStaff: false, isGuardian: true };
}

/** The courses that a student has joined, with their class. */
export const joinedCourses = (db: Db, studentId: string) =>
  db
    .select({
      course: classCourses,
      joinedAt: courseStudents.joinedAt,
      className: structureRecords.name,
      classNameNative: structureRecords.nameNative,
    })
    .from(courseStudents)
    .innerJoin(classCourses, eq(classCourses.id, courseStudents.courseId))
    .leftJoin(structureRecords, eq(structureRecords.id, classCourses.structureRecordId))
    .where(eq(courseStudents.studentId, studentId));

export type CourseRow = typeof classCourses.$inferSelect;

export const toCourseRef = (course: Pick<CourseRow, 'id' | 'code' | 'name' | 'nameNative'>) => ({
  courseId: course.id,
  code: course.code,
  name: course.name,
  nameNative: course.nameNative,
});
