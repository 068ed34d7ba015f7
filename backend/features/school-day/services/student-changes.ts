import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { StudentChange, StudentDraft } from '@/lib/contract/school-day/student-draft';
import type { Student } from '@/lib/contract/school-day/students';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { applicants, students, studentStates } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { studentKeyBytes } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { joinCoursesOfClass, leaveCoursesOfClass } from './class-membership';
import { requireFreeCode, takeStudentCodes } from './student-codes';
import { requireBirthDay, requireCampusOf, requireOpenRecord, requireProgramOf } from './student-places';
import { type StudentRow, toStudent } from './student-views';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

type Named = Pick<
  StudentRow,
  'firstName' | 'lastName' | 'firstNameKm' | 'lastNameKm' | 'phone' | 'studentCode'
>;

const studentFoldOf = (row: Named) =>
  [fullName(row), fullNameKm(row), row.phone, row.phone.replace(/^\+855/, '0'), row.studentCode]
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

const keepStates = async (
  act: AnyAct,
  rows: readonly StudentRow[],
  before: StudentRow['status'] | null,
  reason: string | null,
) => {
  const changedBy = act.caller?.id ?? null;
  await act.tx.insert(studentStates).values(
    rows.map(({ id, status }) => ({
      studentId: id,
      at: act.now,
      changedBy,
      before,
      after: status,
      reason,
    })),
  );
};

export interface ClassChange {
  before: Pick<StudentRow, 'structureRecordId' | 'status'>;
  after: StudentRow;
}

/** Whoever changes class changes courses; whoever studies again is in those of their class. */
export async function followClasses(act: AnyAct, changes: readonly ClassChange[]): Promise<void> {
  const joining: StudentRow[] = [];
  for (const { before, after } of changes) {
    const isMoved = before.structureRecordId !== after.structureRecordId;
    if (isMoved && before.structureRecordId) await leaveCoursesOfClass(act, after, before.structureRecordId);
    if (isMoved || before.status !== after.status) joining.push(after);
  }
  await joinCoursesOfClass(act, joining);
}

/** Stores students of one school under its next codes, in as many statements as one of them needs. */
export async function insertStudents(
  act: AnyAct,
  schoolId: string,
  drafts: readonly Omit<NewStudent, 'studentCode'>[],
): Promise<StudentRow[]> {
  if (drafts.length === 0) return [];
  const codes = await takeStudentCodes(act, schoolId, drafts.length);
  return store(
    act,
    schoolId,
    drafts.map((draft, at) => ({ ...draft, studentCode: codes[at] ?? '' })),
  );
}

const store = async (
  act: AnyAct,
  schoolId: string,
  drafts: readonly (NewStudent & { studentCode: string })[],
): Promise<StudentRow[]> => {
  const { now } = act;
  const rows = await act.tx
    .insert(students)
    .values(
      drafts.map((values) => ({
        status: 'studying' as const,
        enrolledOn: dayInCambodia(now),
        ...values,
        schoolId,
        takenInAt: values.applicantId ? now : null,
        uniqueKey: randomBytes(studentKeyBytes).toString('base64url'),
        searchFold: studentFoldOf(values),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning();
  await keepStates(act, rows, null, null);
  await joinCoursesOfClass(act, rows);
  return rows;
};

/** Stores a student; without a code under the next one of the school. */
const insertStudent = async (
  act: AnyAct,
  schoolId: string,
  { studentCode: wanted, ...values }: NewStudent,
): Promise<StudentRow> => {
  if (wanted !== undefined) await requireFreeCode(act.tx, schoolId, wanted);
  const [row] =
    wanted === undefined
      ? await insertStudents(act, schoolId, [values])
      : await store(act, schoolId, [{ ...values, studentCode: wanted }]);
  if (!row) throw new Error('The student was not stored.');
  return row;
};

/** Messages reach mobile numbers only. @throws 422 for a landline, and for a number that no operator has */
const requireMobile = (phone: string) => {
  if (!parseMobilePhone(phone)) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
};

/** Takes somebody in by hand or from a table; with an application the record is its person's. */
export async function createStudent(
  act: AnyAct,
  { schoolId, campusId }: { schoolId: string; campusId: string },
  { applicantId, ...draft }: StudentDraft,
): Promise<Student> {
  const { tx, now } = act;
  await requireCampusOf(tx, schoolId, campusId);
  requireBirthDay(draft.dob, dayInCambodia(now));
  requireMobile(draft.phone);
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
  if (after.phone !== before.phone) requireMobile(after.phone);
  if (after.structureRecordId !== before.structureRecordId)
    await requireOpenRecord(tx, after.campusId, after.structureRecordId);
  if (after.subjectId !== before.subjectId) await requireProgramOf(tx, schoolId, after.subjectId);
  if (change.studentCode !== undefined) await requireFreeCode(tx, schoolId, change.studentCode, studentId);
  const since = after.status !== before.status && { statusReason: reason || null, statusSince: now };
  const columns = { ...after, ...since, searchFold: studentFoldOf(after), updatedAt: now };
  const row = await act.bump(students, before, columns);
  if (since) await keepStates(act, [row], before.status, since.statusReason);
  await followClasses(act, [{ before, after: row }]);
  act.note('student-changed', studentId, { fields: Object.keys(change).join(','), status: row.status });
  return toStudent(row, now);
}
