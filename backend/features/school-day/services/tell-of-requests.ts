import { eq } from 'drizzle-orm';
import { formatTimeOfDay, plainDate } from '@/lib/domain/dates/dates';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { classTeachers, type markRequests } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { keepersOf } from '@/backend/core/access/staff';
import type { StudentRow } from './student-views';
import en from '@/messages/en/school-day/attendance.json';
import km from '@/messages/km/school-day/attendance.json';
import type { CourseRow } from './class-courses';
import { studentNamed } from './guardians';
import type { SessionRow } from './session-views';

interface Asked {
  row: typeof markRequests.$inferSelect;
  student: StudentRow;
  session: SessionRow;
  course: CourseRow;
}

const lessonNamed = ({ session, course }: Asked) => ({
  titleEn: course.name,
  titleKm: course.nameNative,
  dateEn: `${plainDate(session.startsAt, 'en')} ${formatTimeOfDay(session.startsAt)}`,
  dateKm: `${plainDate(session.startsAt, 'km')} ${formatTimeOfDay(session.startsAt)}`,
});

const statusOf = (mark: AttendanceMark, word: string) => ({
  statusEn: `${en.marks[mark]} – ${word}`,
  statusKm: `${km.marks[mark]} – ${word}`,
});

const page = '/profile/enrolled/attendance' as const;

/** Tells the teachers of a lesson which mark somebody asks for, and why. */
export async function tellOfRequest(act: Act, asked: Asked): Promise<void> {
  const { row, student, session } = asked;
  const rows = await act.tx
    .select({ userId: classTeachers.userId })
    .from(classTeachers)
    .where(eq(classTeachers.courseId, session.courseId));
  const people = [
    ...rows.map(({ userId }) => userId),
    ...(session.substituteId ? [session.substituteId] : []),
  ];
  // Where nobody teaches it, the office answers.
  if (people.length === 0) people.push(...(await keepersOf(act.tx, student.schoolId)));
  await act.tell(
    [...new Set(people)].filter((person) => person !== act.caller.id),
    {
      kind: 'mark-asked',
      params: { ...studentNamed(student), ...lessonNamed(asked), ...statusOf(row.wanted, row.reason) },
      subject: `mark-request:${row.id}`,
      page,
      ...(student.userId && { names: student.userId }),
    },
  );
}

/** Tells whoever asked what has become of it. @param mark what stands there now; null where it was kept */
export async function tellOfDecidedRequest(
  act: Act,
  { mark, ...asked }: Asked & { mark: AttendanceMark | null },
): Promise<void> {
  const { row, student } = asked;
  const params = { ...lessonNamed(asked), ...statusOf(mark ?? row.mark, row.answer ?? '') };
  const subject = `mark-request:${row.id}`;
  if (row.createdAs === 'student')
    return act.tell([row.createdBy], { kind: 'mark-answered', params, subject, page });
  return act.tell([row.createdBy], {
    kind: 'child-mark-answered',
    params: { ...params, ...studentNamed(student) },
    subject: `${subject}:${student.id}`,
    page,
    student: student.id,
    ...(student.userId && { names: student.userId }),
  });
}
