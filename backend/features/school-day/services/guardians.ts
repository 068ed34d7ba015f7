import { randomInt } from 'node:crypto';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Guardian } from '@/lib/contract/school-day/guardians';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isMinor } from '@/lib/domain/people/age';
import {
  firstGuardianViews,
  guardianCodeHours,
  guardianCodeLength,
  guardianCodeLetters,
  guardiansMax,
  guardianState,
  type GuardianView,
  guardianViews,
} from '@/lib/domain/accounts/guardianship';
import type { Db } from '@/backend/db/client';
import { guardianCodes, guardians, schools, students, users } from '@/backend/db/schema';
import { forbidden, invalid, notFound, Refusal } from '@/backend/errors';
import type { Caller, Reader } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import { isKeeperOf, keepersOf } from '@/backend/core/access/staff';
import type { StudentRow } from './student-views';
import { digestCode } from '@/backend/core/access/secret-hash';
import { relationStands } from '@/backend/core/access/guardians-of';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

type GuardianRow = typeof guardians.$inferSelect;

const hourMs = 3_600_000;
const page = '/profile/enrolled/userprofile';

/** Who of the caller and the office may do what for a student; `guardians-to-confirm` finds what waits by the same. */
async function rightsOver(deps: Reader, caller: Caller, student: StudentRow) {
  const isSelf = student.userId === caller.id;
  const isChild = isMinor(student.dob, dayInCambodia(deps.clock.now()));
  const isOffice = !isSelf && isChild && (await isKeeperOf(deps.db, caller, student.schoolId));
  // A pupil without an account cannot confirm, so the office does that has seen the guardian.
  return { mayInvite: isSelf || isOffice, mayConfirm: isSelf || (isOffice && student.userId === null) };
}

const requireRight = async (act: Act, student: StudentRow, right: 'mayInvite' | 'mayConfirm') => {
  if (!(await rightsOver(act.deps, act.caller, student))[right]) throw forbidden();
};

const toGuardian = (row: GuardianRow, user: typeof users.$inferSelect): Guardian => ({
  guardianId: row.id,
  userId: row.userId,
  firstName: user.firstName,
  lastName: user.lastName,
  firstNameKm: user.firstNameKm,
  lastNameKm: user.lastNameKm,
  state: guardianState(row),
  sees: row.sees,
  createdAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  version: row.version,
});

/** The guardians of a student in their order, and what the caller may do about them. */
export async function listGuardians(deps: Reader, caller: Caller, student: StudentRow) {
  const now = deps.clock.now();
  const rows = await deps.db
    .select({ row: guardians, user: users })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.userId))
    .where(and(eq(guardians.studentId, student.id), relationStands))
    .orderBy(asc(guardians.createdAt), asc(guardians.id));
  const [open] = await deps.db
    .select({ until: guardianCodes.expiresAt })
    .from(guardianCodes)
    .where(and(eq(guardianCodes.studentId, student.id), gt(guardianCodes.expiresAt, now)));
  return {
    data: rows.map(({ row, user }) => toGuardian(row, user)),
    countTotal: rows.length,
    codeUntil: open?.until.toISOString() ?? null,
    ...(await rightsOver(deps, caller, student)),
  };
}

/** A code that nobody has guessed. */
export const newCode = () =>
  Array.from(
    { length: guardianCodeLength },
    () => guardianCodeLetters[randomInt(guardianCodeLetters.length)] ?? '',
  ).join('');

/** The lock on the student keeps parallel calls from exceeding the limit together. */
const requireRoom = async (tx: Db, studentId: string) => {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
  const [row] = await tx
    .select({ value: count() })
    .from(guardians)
    .where(and(eq(guardians.studentId, studentId), relationStands));
  if ((row?.value ?? 0) >= guardiansMax)
    throw new Refusal(409, 'too-many-guardians', 'A student has four guardians at most.');
};

/** Opens a code for one guardian; an earlier one is void. @throws 403, 409 where there are four guardians */
export async function makeGuardianCode(act: Act, student: StudentRow) {
  await requireRight(act, student, 'mayInvite');
  await requireRoom(act.tx, student.id);
  const code = newCode();
  const expiresAt = new Date(act.now.getTime() + guardianCodeHours * hourMs);
  const values = {
    codeHash: digestCode(act.deps.secrets, 'guardian', code),
    createdBy: act.caller.id,
    expiresAt,
  };
  await act.tx
    .insert(guardianCodes)
    .values({ studentId: student.id, ...values })
    .onConflictDoUpdate({ target: guardianCodes.studentId, set: values });
  act.note('guardian-code-made', student.id);
  return { code, codeUntil: expiresAt.toISOString() };
}

const schoolNamed = async (tx: Db, id: string) => {
  const [school] = await tx.select().from(schools).where(eq(schools.id, id));
  return { schoolEn: school?.name ?? '', schoolKm: school?.nameNative ?? '' };
};

export const guardianNamed = (user: typeof users.$inferSelect | undefined) => ({
  name: user ? fullName(user) : '',
  nameKm: user?.firstNameKm ? fullNameKm(user) : '',
});

export const studentNamed = (
  student: Pick<StudentRow, 'firstName' | 'lastName' | 'firstNameKm' | 'lastNameKm'>,
) => ({
  name: fullName(student),
  nameKm: fullNameKm(student),
});

/** Tells a student what the caller has done as their guardian, or the office that has to confirm it. */
async function tellOfGuardian(
  act: Act,
  student: StudentRow,
  kind: 'guardian-waiting' | 'guardian-left',
  id: string,
): Promise<void> {
  const [user] = await act.tx.select().from(users).where(eq(users.id, act.caller.id));
  const params = { ...guardianNamed(user), ...(await schoolNamed(act.tx, student.schoolId)) };
  // The office confirms for a pupil without an account.
  if (!student.userId && kind === 'guardian-waiting')
    return act.tell(await keepersOf(act.tx, student.schoolId), {
      kind: 'guardian-of-pupil',
      params,
      page,
      student: student.id,
      school: student.schoolId,
      subject: `${kind}:${id}`,
      names: act.caller.id,
    });
  if (!student.userId) return;
  await act.tell([student.userId], { kind, params, page, subject: `${kind}:${id}` });
}

/**
 * Uses a code up. @returns the relation, which waits for the student.
 * @throws 422 alike for every code that opens nothing, 409 for the student, for a second time and for a fifth guardian
 */
export async function enterGuardianCode(act: Act, code: string): Promise<{ id: string }> {
  const { tx, now, caller } = act;
  const hash = digestCode(act.deps.secrets, 'guardian', code);
  const isOpen = and(eq(guardianCodes.codeHash, hash), gt(guardianCodes.expiresAt, now));
  const [opened] = await act.tx.delete(guardianCodes).where(isOpen).returning();
  if (!opened) throw invalid([{ path: 'code', code: 'wrong-code' }]);
  const [student] = await tx.select().from(students).where(eq(students.id, opened.studentId));
  if (!student) throw notFound();
  if (student.userId === caller.id)
    throw new Refusal(409, 'own-code', 'A student cannot be their own guardian.');
  const mine = and(eq(guardians.studentId, student.id), eq(guardians.userId, caller.id), relationStands);
  if ((await tx.$count(guardians, mine)) > 0)
    throw new Refusal(409, 'already-guardian', 'The caller is a guardian of this student already.');
  await requireRoom(tx, student.id);
  const [row] = await act.tx
    .insert(guardians)
    .values({ studentId: student.id, userId: caller.id, sees: [...firstGuardianViews], createdAt: now })
    .returning({ id: guardians.id });
  if (!row) throw new Error('The relation was not stored.');
  await tellOfGuardian(act, student, 'guardian-waiting', row.id);
  act.note('guardian-entered', student.id, { guardianId: row.id });
  return row;
}

const findGuardian = async (tx: Db, studentId: string, id: string) => {
  const [found] = await tx
    .select({ row: guardians, user: users })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.userId))
    .where(and(eq(guardians.id, id), eq(guardians.studentId, studentId), relationStands))
    .for('update', { of: guardians });
  if (!found) throw notFound();
  return found;
};

/** Confirms a relation, also anew for an adult, or says what the guardian sees. @throws 403, 404, 412 */
export async function changeGuardian(
  act: Act,
  student: StudentRow,
  id: string,
  change: { confirm?: true | undefined; sees?: GuardianView[] | undefined },
): Promise<Guardian> {
  const { row, user } = await findGuardian(act.tx, student.id, id);
  await requireRight(act, student, 'mayConfirm');
  act.requireVersion(row);
  const confirmed = change.confirm ? { confirmedAt: act.now, confirmedBy: act.caller.id } : {};
  const seen = change.sees ? { sees: guardianViews.filter((view) => change.sees?.includes(view)) } : {};
  const after = await act.bump(guardians, row, { ...confirmed, ...seen });
  if (change.confirm) {
    const params = { ...studentNamed(student), ...(await schoolNamed(act.tx, student.schoolId)) };
    await act.tell([row.userId], {
      kind: 'guardian-confirmed',
      params,
      page: '/profile/enrolled',
      subject: `guardian:${id}`,
    });
  }
  act.note('guardian-changed', student.id, { guardianId: id, sees: after.sees.join(',') });
  return toGuardian(after, user);
}

const endRow = async (act: Act, row: GuardianRow) => {
  await act.bump(guardians, row, { endedAt: act.now, endedBy: act.caller.id });
  act.note('guardian-ended', row.studentId, { guardianId: row.id });
};

/** Ends a relation, and tells the guardian, whose next call finds nothing. @throws 403, 404 */
export async function endGuardian(act: Act, student: StudentRow, id: string): Promise<void> {
  const { row } = await findGuardian(act.tx, student.id, id);
  await requireRight(act, student, 'mayInvite');
  await endRow(act, row);
  await act.tell([row.userId], {
    kind: 'guardian-ended',
    params: { ...studentNamed(student), ...(await schoolNamed(act.tx, student.schoolId)) },
    page: '/profile/enrolled',
    subject: `guardian:${id}`,
    again: 'renew',
    ...(student.userId && { names: student.userId }),
  });
}

/** Ends a relation as the guardian; the student is told of one that counted. @throws 404 */
export async function leaveWard(act: Act, id: string): Promise<void> {
  const mine = and(eq(guardians.id, id), eq(guardians.userId, act.caller.id), relationStands);
  const [row] = await act.tx.select().from(guardians).where(mine).for('update');
  if (!row) throw notFound();
  await endRow(act, row);
  const [student] = await act.tx.select().from(students).where(eq(students.id, row.studentId));
  if (student && row.confirmedAt) await tellOfGuardian(act, student, 'guardian-left', row.id);
}
