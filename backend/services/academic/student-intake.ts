import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Intake } from '@/lib/contract/academic/student-intakes';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, attendances, documentRequests, scores, students } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { addEvent } from '@/backend/services/applicant/application-events';
import { intakeRefusal } from './accepted-applications';
import { findSchool } from '@/backend/services/access/find-school';
import { followClass, insertStudent } from './student-changes';
import { lockStudentCodes, returnStudentCode } from './student-codes';
import { requireCampusOf, requireOpenRecord, requireProgramOf } from './student-places';
import { type StudentRow, undoUntil } from './student-views';

type ApplicantRecord = typeof applicants.$inferSelect;

const refusals = {
  'not-accepted': 'This application is not accepted.',
  'condition-open': 'The condition of this acceptance is not met.',
  'offer-in-doubt': 'The proof of the result was withdrawn. Decide about the place first.',
  'offer-backup': 'The applicant keeps this place as a back-up only.',
  'offer-declined': 'The applicant has declined the place.',
} as const;

/** The applicant as a student is kept. @throws 422 for a birthday that no calendar has */
const personOf = ({ detail, phone }: ApplicantRecord) => {
  const { firstName, lastName, firstNameKm, lastNameKm, gender, birthday } = detail.personal;
  const dob = parseMonthDayYear(birthday);
  if (dob === null) throw invalid([{ path: 'applicantId', code: 'invalid-date' }]);
  return { firstName, lastName, firstNameKm, lastNameKm, gender, dob, phone };
};

const requireNoStudent = async (tx: Db, { id, schoolId, userId }: ApplicantRecord) => {
  const ofPerson = and(eq(students.schoolId, schoolId), eq(students.userId, userId));
  const already = await tx.$count(students, or(ofPerson, eq(students.applicantId, id)));
  if (already > 0)
    throw new Refusal(409, 'already-student', 'This person is a student of the school already.');
};

/** The record without an account that a table brought for the same person: number, birthday and Latin name are equal. */
const unjoinedOf = async (tx: Db, schoolId: string, person: ReturnType<typeof personOf>) => {
  const rows = await tx
    .select()
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        eq(students.phone, person.phone),
        eq(students.dob, person.dob),
        sql`lower(${students.firstName}) = lower(${person.firstName})`,
        sql`lower(${students.lastName}) = lower(${person.lastName})`,
        isNull(students.userId),
        isNull(students.applicantId),
      ),
    )
    .for('update');
  return rows.length === 1 ? rows[0] : undefined;
};

const namesOf = async (act: Act, schoolId: string) => {
  const { name, nameNative } = await findSchool(act.tx, schoolId);
  return { schoolEn: name, schoolKm: nameNative };
};

/**
 * Makes a student of an accepted application, under the next code of the school, and tells the person. A record that a
 * table brought for this person becomes theirs instead, and keeps its code.
 * @throws 403 for one's own, 404, 409 `not-accepted`, `condition-open`, `offer-in-doubt`, `offer-backup`, `offer-declined` or `already-student`, 412, 422
 */
export async function takeIn(act: Act, schoolId: string, intake: Intake): Promise<void> {
  const { tx, now } = act;
  const { applicantId, campusId, structureRecordId } = intake;
  const wanted = and(eq(applicants.id, applicantId), eq(applicants.schoolId, schoolId));
  const [application] = await tx.select().from(applicants).where(wanted).for('update');
  if (!application) throw notFound();
  if (application.userId === act.caller.id)
    throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
  await lockStudentCodes(tx, schoolId);
  await requireNoStudent(tx, application);
  act.requireVersion(application);
  const refusal = intakeRefusal(application);
  if (refusal) throw new Refusal(409, refusal, refusals[refusal]);
  const subjectId = intake.subjectId === undefined ? application.enrollToId : intake.subjectId;
  await requireCampusOf(tx, schoolId, campusId);
  await requireOpenRecord(tx, campusId, structureRecordId);
  await requireProgramOf(tx, schoolId, subjectId);
  const person = personOf(application);
  const place = { campusId, structureRecordId, subjectId };
  const { userId } = application;
  const known = await unjoinedOf(tx, schoolId, person);
  const student = known
    ? await act.bump(students, known, { ...place, userId, applicantId, takenInAt: now, updatedAt: now })
    : await insertStudent(act, schoolId, { ...person, ...place, userId, applicantId });
  if (known) await followClass(act, known, student);
  // Whoever still sees an applicant moves nobody: their version is an earlier one.
  await act.bump(applicants, application, { updatedAt: now });
  await addEvent(act, application, { kind: 'student-made', note: student.studentCode });
  const { studentCode } = student;
  const params = { ...(await namesOf(act, schoolId)), titleEn: studentCode, titleKm: studentCode };
  await act.tell([userId], { kind: 'student-made', params, page: '/profile/enrolled/school-dashboard' });
  act.note('student-made', student.id, { applicantId, joined: known !== undefined });
}

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
    await addEvent(act, application, { kind: 'student-unmade', note: student.studentCode });
    await act.tell([application.userId], {
      kind: 'student-unmade',
      params: await namesOf(act, schoolId),
      page: '/profile/applications/[id]',
      about: application.id,
    });
  }
  act.note('student-unmade', studentId, { applicantId });
}
