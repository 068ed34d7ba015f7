import { eq } from 'drizzle-orm';
import { summarizeAttendance } from '@/lib/domain/school-day/attendance';
import type { Db } from '@/backend/db/client';
import {
  attendances,
  classSessions,
  courseStudents,
  organizationSettings,
  students,
} from '@/backend/db/schema';
import { pupil } from './student-columns';
import type { CourseRow } from './class-courses';

/** Everybody in a course with their attendance, who attended least first; who has no mark comes last. */
export async function readCourseAttendance(db: Db, course: CourseRow) {
  const members = await db
    .select(pupil)
    .from(courseStudents)
    .innerJoin(students, eq(students.id, courseStudents.studentId))
    .where(eq(courseStudents.courseId, course.id))
    .orderBy(students.lastName, students.firstName, students.id);
  const marks = await db
    .select({ studentId: attendances.studentId, mark: attendances.mark })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .where(eq(classSessions.courseId, course.id));
  const byStudent = Map.groupBy(marks, ({ studentId }) => studentId);
  const [settings] = await db
    .select({ minPercent: organizationSettings.attendanceMinPercent })
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, course.schoolId));
  const data = members
    .map((member) => ({
      ...member,
      summary: summarizeAttendance((byStudent.get(member.studentId) ?? []).map(({ mark }) => mark)),
    }))
    .toSorted((a, b) => (a.summary.percent ?? 101) - (b.summary.percent ?? 101));
  return { data, countTotal: data.length, minPercent: settings?.minPercent ?? null };
}
