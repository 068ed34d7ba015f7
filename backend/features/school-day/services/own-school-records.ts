import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { guardians, schools, students, users } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { relationStands } from '@/backend/core/access/guardians-of';
import { ageOf } from '@/backend/core/access/birthdays';

/** Whether a birthday is the person's: that of the account, else what schools have written down of them, if anything. */
async function isOwnBirthday(act: Act, own: string | null, dob: string): Promise<boolean> {
  if (own !== null) return own === dob;
  const { birthdays } = await ageOf(act.tx, act.caller.id, dayInCambodia(act.now));
  const written = birthdays.filter(({ standing: said }) => said === 'confirmed');
  return written.length === 0 || written.some((each) => each.dob === dob);
}

/**
 * Gives a person their records at schools that had no account for them. What they type can be read on a card, so the number that they have
 * proven must be the one that the school has. Schools write down parents' numbers too: the birthday must be the person's own, which an
 * account without one takes over.
 * @throws 422 alike for whatever fits nothing; 409 where they are a student there already, or somebody else than the student
 */
export async function joinOwnRecords(act: Act, typed: { studentCode: string; dob: string }) {
  const [person] = await act.tx.select().from(users).where(eq(users.id, act.caller.id));
  const phone = person?.phoneVerified ? person.phone : null;
  const wrong = () => invalid([{ path: 'studentCode', code: 'wrong-code' }]);
  if (phone === null) throw new Refusal(409, 'number-not-proven', 'The caller has proven no number.');
  const found = await act.tx
    .select({ student: students, school: schools })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(
      and(
        isNull(students.userId),
        eq(students.phone, phone),
        eq(students.dob, typed.dob),
        sql`lower(${students.studentCode}) = ${fold(typed.studentCode)}`,
      ),
    )
    .for('update', { of: students });
  if (found.length === 0) throw wrong();
  const records = found.map(({ student }) => student.id);
  const looksAfter = and(
    inArray(guardians.studentId, records),
    eq(guardians.userId, act.caller.id),
    relationStands,
  );
  if (
    !(await isOwnBirthday(act, person?.dob ?? null, typed.dob)) ||
    (await act.tx.$count(guardians, looksAfter)) > 0
  )
    throw new Refusal(409, 'other-person', 'The caller is somebody else than this student.');
  for (const { student } of found) {
    const here = and(eq(students.schoolId, student.schoolId), eq(students.userId, act.caller.id));
    if ((await act.tx.$count(students, here)) > 0)
      throw new Refusal(409, 'already-student', 'The caller is a student of this school already.');
    await act.bump(students, student, { userId: act.caller.id, updatedAt: act.now });
    act.note('student-record-joined', student.id);
  }
  if (person?.dob === null)
    await act.tx.update(users).set({ dob: typed.dob, updatedAt: act.now }).where(eq(users.id, act.caller.id));
  return found.map(({ student, school }) => ({
    orgId: school.id,
    studentId: student.id,
    schoolName: school.name,
    schoolNameNative: school.nameNative,
  }));
}
