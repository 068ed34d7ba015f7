import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { StudentChange, StudentDraft } from '@/lib/contract/academic/student-draft';
import type { Student } from '@/lib/contract/academic/students';
import { acceptedStep } from '@/lib/domain/applications/applicant-steps';
import { dayInCambodia, isPlausibleBirthDay } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { applicants, campuses, students } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { studentKeyBytes } from '@/backend/limits';
import type { AnyAct } from '@/backend/services/access/act';
import { serialize } from '@/backend/services/access/serialize';
import { findOpenRecord } from './structure-paths';
import { type StudentRow, toStudent } from './student-views';

type Named = Pick<
  StudentRow,
  'firstName' | 'lastName' | 'firstNameKm' | 'lastNameKm' | 'phone' | 'studentCode'
>;

const searchFoldOf = (row: Named) =>
  [
    `${row.lastName} ${row.firstName}`,
    `${row.lastNameKm} ${row.firstNameKm}`,
    row.phone,
    row.phone.replace(/^\+855/, '0'),
    row.studentCode,
  ]
    .map(fold)
    .join('\n');

const requireCampusOf = async (tx: Db, schoolId: string, campusId: string) => {
  const [row] = await tx
    .select({ id: campuses.id })
    .from(campuses)
    .where(and(eq(campuses.id, campusId), eq(campuses.schoolId, schoolId)))
    .for('share');
  if (!row) throw notFound();
};

const checkRecord = async (tx: Db, campusId: string, id: string | null | undefined) => {
  if (id && !(await findOpenRecord(tx, campusId, id))) {
    throw invalid([{ path: 'structureRecordId', code: 'unknown-class' }]);
  }
};

const checkBirthDay = (dob: string | undefined, today: string) => {
  if (dob !== undefined && !isPlausibleBirthDay(dob, today))
    throw invalid([{ path: 'dob', code: 'invalid-date' }]);
};

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

/** The next free number of the year, such as 2026-0007. */
const nextCode = (year: string, codes: string[]) => {
  const numbers = codes
    .filter((code) => /^\d{4}-\d+$/.test(code) && code.startsWith(year))
    .map((code) => Number(code.slice(5)));
  return `${year}-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
};

const freeCode = async (
  tx: Db,
  schoolId: string,
  wanted: string | undefined,
  year: string,
  selfId?: string,
) => {
  await serialize(tx, `student-code:${schoolId}`);
  const others = selfId
    ? and(eq(students.schoolId, schoolId), ne(students.id, selfId))
    : eq(students.schoolId, schoolId);
  const codes = (await tx.select({ code: students.studentCode }).from(students).where(others)).map(
    ({ code }) => code,
  );
  if (wanted === undefined) return nextCode(year, codes);
  if (codes.includes(wanted)) throw invalid([{ path: 'studentCode', code: 'code-taken' }]);
  return wanted;
};

/** Stores a student. */
export async function createStudent(
  act: AnyAct,
  place: { schoolId: string; campusId: string },
  { applicantId, ...draft }: StudentDraft,
): Promise<Student> {
  const { tx, now } = act;
  const today = dayInCambodia(now);
  await requireCampusOf(tx, place.schoolId, place.campusId);
  checkBirthDay(draft.dob, today);
  await checkRecord(tx, place.campusId, draft.structureRecordId);
  const studentCode = await freeCode(tx, place.schoolId, draft.studentCode, today.slice(0, 4));
  const userId = await accountOf(tx, place.schoolId, applicantId);
  const named = { ...draft, studentCode };
  const [row] = await act.tx
    .insert(students)
    .values({
      status: 'studying',
      enrolledOn: today,
      ...place,
      ...named,
      applicantId: applicantId ?? null,
      userId,
      uniqueKey: randomBytes(studentKeyBytes).toString('base64url'),
      searchFold: searchFoldOf(named),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The student was not stored.');
  act.note('student-created', row.id);
  return toStudent(row);
}

/** @throws 412 when somebody else has changed the record since `version` was read. */
export async function changeStudent(
  act: AnyAct,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  change: StudentChange,
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
  checkBirthDay(change.dob, dayInCambodia(now));
  if (after.structureRecordId !== before.structureRecordId)
    await checkRecord(tx, after.campusId, after.structureRecordId);
  if (change.studentCode !== undefined) await freeCode(tx, schoolId, change.studentCode, '', studentId);
  const columns = { ...after, searchFold: searchFoldOf(after), updatedAt: now };
  const row = await act.bump(students, before, columns);
  act.note('student-changed', studentId, { fields: Object.keys(change).join(','), status: row.status });
  return toStudent(row);
}
