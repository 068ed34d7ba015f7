import { and, eq, isNull, sql } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import { schools, students, users } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';

/**
 * Gives a person their records at schools that had no account for them. What they type can be read on a card, so the number that they have
 * proven must be the one that the school has.
 * @throws 422 alike for whatever fits nothing, 409 where they are a student there already
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
  for (const { student } of found) {
    const here = and(eq(students.schoolId, student.schoolId), eq(students.userId, act.caller.id));
    if ((await act.tx.$count(students, here)) > 0)
      throw new Refusal(409, 'already-student', 'The caller is a student of this school already.');
    await act.bump(students, student, { userId: act.caller.id, updatedAt: act.now });
    act.note('student-record-joined', student.id);
  }
  return found.map(({ student, school }) => ({
    orgId: school.id,
    studentId: student.id,
    schoolName: school.name,
    schoolNameNative: school.nameNative,
  }));
}
