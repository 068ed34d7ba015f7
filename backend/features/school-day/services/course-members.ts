import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { courseStudents, schools, students } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { isStudying, pupil } from './student-columns';
import { comeBack, joinClassOfCourse, stayOut } from './class-membership';
import { tellGuardians } from './tell-guardians';
import { checkClassOf, type CourseRow, requireOpenCourse } from './class-courses';

/** Who is in a course, by name. */
export const membersOf = (db: Db, courseId: string) =>
  db
    .select({
      ...pupil,
      status: students.status,
      joinedAt: courseStudents.joinedAt,
    })
    .from(courseStudents)
    .innerJoin(students, eq(students.id, courseStudents.studentId))
    .where(eq(courseStudents.courseId, courseId))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));

const join = async (act: AnyAct, courseId: string, studentIds: string[]): Promise<number> => {
  if (studentIds.length === 0) return 0;
  const rows = studentIds.map((studentId) => ({ courseId, studentId, joinedAt: act.now }));
  const added = await act.tx.insert(courseStudents).values(rows).onConflictDoNothing().returning();
  return added.length;
};

/** @throws 404 for somebody else’s student, 409 for one who does not study any more */
export async function addMember(act: AnyAct, course: CourseRow, studentId: string): Promise<void> {
  requireOpenCourse(course);
  const [student] = await act.tx
    .select({ status: students.status })
    .from(students)
    .where(and(eq(students.id, studentId), eq(students.schoolId, course.schoolId)));
  if (!student) throw notFound();
  if (student.status === 'graduated' || student.status === 'left')
    throw new Refusal(409, 'not-studying', 'This student does not study at the school any more.');
  await comeBack(act, { courseId: course.id, studentId });
  if ((await join(act, course.id, [studentId])) > 0)
    act.note('course-member-added', course.id, { studentId });
}

const pupilsOf = async (db: Db, schoolId: string, structureRecordId: string): Promise<string[]> => {
  const pupils = await db
    .select({ id: students.id })
    .from(students)
    .where(
      and(eq(students.structureRecordId, structureRecordId), eq(students.schoolId, schoolId), isStudying),
    );
  return pupils.map(({ id }) => id);
};

/** Adds everybody who studies in a class, except for those who were taken out by name. @throws 422 for a class of another school */
export async function addClassTo(act: AnyAct, course: CourseRow, structureRecordId: string) {
  requireOpenCourse(course);
  await checkClassOf(act.tx, course.schoolId, structureRecordId);
  const added =
    structureRecordId === course.structureRecordId
      ? await joinClassOfCourse(act, course, { evenOver: true })
      : await join(act, course.id, await pupilsOf(act.tx, course.schoolId, structureRecordId));
  act.note('course-class-added', course.id, { structureRecordId, added });
  return { added, countTotal: await act.tx.$count(courseStudents, eq(courseStudents.courseId, course.id)) };
}

/** Takes somebody out, who hears of it with their guardians. @throws 404 for who is not in the course */
export async function removeMember(act: AnyAct, course: CourseRow, studentId: string): Promise<void> {
  requireOpenCourse(course);
  const gone = await act.tx
    .delete(courseStudents)
    .where(and(eq(courseStudents.courseId, course.id), eq(courseStudents.studentId, studentId)))
    .returning();
  if (gone.length === 0) throw notFound();
  await stayOut(act, { courseId: course.id, studentId });
  act.note('course-member-removed', course.id, { studentId });
  const [row] = await act.tx
    .select({ userId: students.userId, school: schools })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(eq(students.id, studentId));
  if (!row) return;
  const message = {
    params: {
      titleEn: course.name,
      titleKm: course.nameNative,
      schoolEn: row.school.name,
      schoolKm: row.school.nameNative,
    },
    page: '/profile/enrolled/timetable' as const,
    subject: `course-member:${course.id}`,
    again: 'renew' as const,
  };
  if (row.userId) await act.tell([row.userId], { ...message, kind: 'course-left' });
  await tellGuardians(act, [studentId], 'timetable', () => ({ ...message, kind: 'child-course-left' }));
}
