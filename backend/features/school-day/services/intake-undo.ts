import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { applicants, attendances, documentRequests, scores, students } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findSchool } from '@/backend/core/access/find-school';
import { addEvent } from '@/backend/features/admissions/services/application-events';
import { lockStudentCodes, returnStudentCode } from './student-codes';
import { type StudentRow, undoUntil } from './student-views';

/** What belongs to a student alone, and would be lost with the record. */
const isHeld = async (tx: Db, studentId: string): Promise<boolean> => {
  const held: SQL[] = [attendances, scores, documentRequests].map((table) =>
    exists(tx.select({ id: table.studentId }).from(table).where(eq(table.studentId, studentId))),
  );
  const [row] = await tx
    .select({ isHeld: sql<boolean>`${sql.join(held, sql` or `)}` })
    .from(students)
    .where(eq(students.id, studentId));
  return row?.isHeld ?? false;
};

const leave = async (act: Act, student: StudentRow, takenInAt: Date) => {
  if (takenInAt > student.createdAt) {
    // The table had brought this record before.
    const nobody = { userId: null, applicantId: null, takenInAt: null, updatedAt: act.now };
    await act.bump(students, student, nobody);
    return;
  }
  await act.tx.delete(students).where(eq(students.id, student.id));
  await returnStudentCode(act, student);
};

/**
 * Makes an application of a student again, and tells the person.
 * @throws 404, 409 `undo-ended` after a day or where no application became this student, 409 `student-in-use`
 */
export async function undoIntake(act: Act, schoolId: string, studentId: string): Promise<void> {
  const { tx } = act;
  await lockStudentCodes(tx, schoolId);
  const wanted = and(eq(students.id, studentId), eq(students.schoolId, schoolId));
  const [student] = await tx.select().from(students).where(wanted).for('update');
  if (!student) throw notFound();
  const { applicantId, takenInAt } = student;
  const until = undoUntil(student);
  if (!takenInAt || !applicantId || !until || until <= act.now)
    throw new Refusal(409, 'undo-ended', 'The day in which this could be undone has passed.');
  if (await isHeld(tx, studentId))
    throw new Refusal(409, 'student-in-use', 'The student has been marked or has asked for a document.');
  await leave(act, student, takenInAt);
  const [application] = await tx.select().from(applicants).where(eq(applicants.id, applicantId));
  if (application) {
    const school = await findSchool(tx, schoolId);
    await addEvent(act, application, { kind: 'student-unmade', note: student.studentCode });
    await act.tell([application.userId], {
      kind: 'student-unmade',
      params: { schoolEn: school.name, schoolKm: school.nameNative },
      page: '/profile/applications/[id]',
      about: application.id,
    });
  }
  act.note('student-unmade', studentId, { applicantId });
}
