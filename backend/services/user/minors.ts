import { eq, isNotNull, and, sql } from 'drizzle-orm';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { isUnderAge } from '@/lib/domain/people/age';
import { applicants, students, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';

/**
 * True for who is under age by any birthday that Sala knows: of the account, of an application, of a school's record. Somebody
 * without a birthday counts as an adult.
 */
export async function isMinor({ db, clock }: Pick<Reader, 'db' | 'clock'>, userId: string): Promise<boolean> {
  const typed = sql<string>`${applicants.detail} -> 'personal' ->> 'birthday'`;
  const [accounts, applications, records] = await Promise.all([
    db
      .select({ day: users.dob })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.dob))),
    db.select({ day: typed }).from(applicants).where(eq(applicants.userId, userId)),
    db.select({ day: students.dob }).from(students).where(eq(students.userId, userId)),
  ]);
  const days = [
    ...accounts.map(({ day }) => day),
    ...applications.map(({ day }) => parseMonthDayYear(day)),
    ...records.map(({ day }) => day),
  ];
  const today = dayInCambodia(clock.now());
  return days.some((day) => day !== null && isUnderAge(day, today));
}
