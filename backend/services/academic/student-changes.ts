import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { StudentChange, StudentDraft } from '@/lib/contract/academic/student-draft';
import type { Student } from '@/lib/contract/academic/students';
import { acceptedStep } from '@/lib/domain/applications/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { applicants, students, studentStates } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { studentKeyBytes } from '@/backend/limits';
import type { AnyAct } from '@/backend/services/access/act';
import { joinCoursesOfClass, leaveCoursesOfClass } from '@/backend/services/lms/class-membership';
import { requireFreeCode, takeStudentCode } from './student-codes';
import { requireBirthDay, requireCampusOf, requireOpenRecord, requireProgramOf } from './student-places';
import { type StudentRow, toStudent } from './student-views';

type Named = Pick<
  StudentRow,
  'firstName' | 'lastName' | 'firstNameKm' | 'lastNameKm' | 'phone' | 'studentCode'
>;

const studentFoldOf = (row: Named) =>
  [
    `${row.lastName} ${row.firstName}`,
    `${row.lastNameKm} ${row.firstNameKm}`,
    row.phone,
    row.phone.replace(/^\+855/, '0'),
    row.studentCode,
  ]
    .map(fold)
    .join('\n');

/** The account of an accepted application to this school. */
const accountOf = async (
  tx: Db,
  schoolId: string,
  applicantId: string | undefined,
): Promise<string | null> => {
  if (applicantId === undefined) return null;
  const [row] = await tx
    .select({ userId: applicants.userId, status: applicants.status })
    .from(applicants)
    .where(and(eq(applicants.id, applicantId), eq(applicants.schoolId, schoolId)));
  if (!row) throw invalid([{ path: 'applicantId', code: 'unknown-application' }]);
  if (row.status !== acceptedStep.key) throw invalid([{ path: 'applicantId', code: 'not-accepted' }]);
  const [already] = await tx
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), eq(students.userId, row.userId)));
  if (already) throw new Refusal(409, 'already-student', 'This person is a student of the school already.');
  return row.userId;
};

type Kept = 'schoolId' | 'studentCode' | 'uniqueKey' | 'searchFold' | 'createdAt' | 'updatedAt';
type NewStudent = Omit<typeof students.$inferInsert, Kept | 'status' | 'enrolledOn' | 'takenInAt'> &
  Pick<StudentDraft, 'studentCode' | 'status' | 'enrolledOn'>;

const keepState = async (
  act: AnyAct,
  { id, status }: StudentRow,
  before: StudentRow['status'] | null,
  reason: string | null,
) => {
  const changedBy = act.caller?.id ?? null;
  await act.tx
    .insert(studentStates)
    .values({ studentId: id, at: act.now, changedBy, before, after: status, reason });
};

/** Whoever changes class changes courses; whoever studies again is in those of their class. */
export async function followClass(
  act: AnyAct,
  before: Pick<StudentRow, 'structureRecordId' | 'status'>,
  row: StudentRow,
): Promise<void> {
  const isMoved = before.structureRecordId !== row.structureRecordId;
  if (isMoved && before.structureRecordId) await leaveCoursesOfClass(act, row, before.structureRecordId);
  if (isMoved || before.status !== row.status) await joinCoursesOfClass(act, row);
}

/** Stores a student; without a code under the next one of the school. */
export async function insertStudent(
  act: AnyAct,
  schoolId: string,
  { studentCode: wanted, ...values }: NewStudent,
): Promise<StudentRow> {
  const { tx, now } = act;
  if (wanted !== undefined) await requireFreeCode(tx, schoolId, wanted);
  const studentCode = wanted ?? (await takeStudentCode(act, schoolId));
  const [row] = await act.tx
    .insert(students)
    .values({
      status: 'studying',
      enrolledOn: dayInCambodia(now),
      ...values,
      schoolId,
      studentCode,
      takenInAt: values.applicantId ? now : null,
      uniqueKey: randomBytes(studentKeyBytes).toString('base64url'),
      searchFold: studentFoldOf({ ...values, studentCode }),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The student was not stored.');
  await keepState(act, row, null, null);
  await joinCoursesOfClass(act, row);
  return row;
}

/** Takes somebody in by hand or from a table; with an application the record is its person's. */
export async function createStudent(
  act: AnyAct,
  { schoolId, campusId }: { schoolId: string; campusId: string },
  { applicantId, ...draft }: StudentDraft,
): Promise<Student> {
  const { tx, now } = act;
  await requireCampusOf(tx, schoolId, campusId);
  requireBirthDay(draft.dob, dayInCambodia(now));
  await requireOpenRecord(tx, campusId, draft.structureRecordId);
  await requireProgramOf(tx, schoolId, draft.subjectId);
  const userId = await accountOf(tx, schoolId, applicantId);
  const row = await insertStudent(act, schoolId, {
    ...draft,
    campusId,
    userId,
    applicantId: applicantId ?? null,
  });
  act.note('student-created', row.id);
  return toStudent(row, now);
}

/**
 * @param reason why its status is another one now
 * @throws 412 when somebody else has changed the record since `version` was read.
 */
export async function changeStudent(
  act: AnyAct,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  change: StudentChange,
  reason = '',
): Promise<Student> {
  const { tx, now } = act;
  const here = and(eq(students.id, studentId), eq(students.schoolId, schoolId));
  const [before] = await tx.select().from(students).where(here).for('update');
  if (!before) throw notFound();
  act.requireVersion(before);
  const moved = change.campusId !== undefined && change.campusId !== before.campusId;
  if (moved) await requireCampusOf(tx, schoolId, change.campusId ?? before.campusId);
  // A class belongs to one campus; a student who changes campus leaves the class.
  const after = { ...before, ...(moved && { structureRecordId: null }), ...change };
  requireBirthDay(change.dob, dayInCambodia(now));
  if (after.structureRecordId !== before.structureRecordId)
    await requireOpenRecord(tx, after.campusId, after.structureRecordId);
  if (after.subjectId !== before.subjectId) await requireProgramOf(tx, schoolId, after.subjectId);
  if (change.studentCode !== undefined) await requireFreeCode(tx, schoolId, change.studentCode, studentId);
  const since = after.status !== before.status && { statusReason: reason || null, statusSince: now };
  const columns = { ...after, ...since, searchFold: studentFoldOf(after), updatedAt: now };
  const row = await act.bump(students, before, columns);
  if (since) await keepState(act, row, before.status, since.statusReason);
  await followClass(act, before, row);
  act.note('student-changed', studentId, { fields: Object.keys(change).join(','), status: row.status });
  return toStudent(row, now);
}
