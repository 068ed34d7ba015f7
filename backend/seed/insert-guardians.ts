import { and, asc, eq } from 'drizzle-orm';
import { guardianViews } from '@/lib/domain/people/guardianship';
import type { WriteDb } from '@/backend/db/client';
import { guardians, students } from '@/backend/db/schema';
import { addDays } from './demo/demo-dates';
import { demoAccounts } from './demo/demo-people';
import type { SeededAccount } from './insert-accounts';
import { stableId } from './stable-id';

/** The younger child's school; the office confirms, because the child has no account. */
const schoolOfYounger = stableId('school:ninth-lotus-school');

/**
 * The demo's guardian reads of two children at two schools: of the demo student, who is an adult and has confirmed it,
 * and of a pupil with the same family name.
 */
export async function insertGuardians(db: WriteDb, accounts: SeededAccount[], today: Date): Promise<void> {
  const idOf = (wanted: SeededAccount['key']) => accounts.find(({ key }) => key === wanted)?.id;
  const [userId, studentId, officeId] = [idOf('guardian'), idOf('student'), idOf('schoolAdmin')];
  const guardian = demoAccounts.find(({ key }) => key === 'guardian');
  if (!userId || !studentId || !officeId || !guardian) throw new Error('There is no demo guardian.');
  const [elder] = await db.select().from(students).where(eq(students.userId, studentId));
  const [younger] = await db
    .select()
    .from(students)
    .where(and(eq(students.schoolId, schoolOfYounger), eq(students.lastName, guardian.lastName.en)))
    .orderBy(asc(students.studentCode))
    .limit(1);
  if (!elder || !younger) throw new Error('The demo guardian has no two children.');
  const relation = (id: string, confirmedBy: string, daysAgo: number) => ({
    id: stableId(`guardian:${id}`),
    studentId: id,
    userId,
    sees: [...guardianViews],
    createdAt: addDays(today, -daysAgo),
    confirmedAt: addDays(today, 1 - daysAgo),
    confirmedBy,
  });
  await db
    .insert(guardians)
    .values([relation(elder.id, studentId, 30), relation(younger.id, officeId, 28)])
    .onConflictDoNothing();
}
