import { eq, sql } from 'drizzle-orm';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { BirthdaySource } from '@/lib/domain/loans/guardian-consent';
import { isMinor } from '@/lib/domain/people/age';
import { applicants, students, users } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Reader } from '@/backend/deps';

export interface Birthday {
  source: BirthdaySource;
  /** YYYY-MM-DD */
  dob: string;
}

/** The days of one source that were said. */
export const saidIn = (source: BirthdaySource, days: readonly (string | null)[]): Birthday[] =>
  days.flatMap((dob) => (dob ? [{ source, dob }] : []));

/** Every birthday that Sala knows of a person: of the account, of applications, of schools' records. */
export async function birthdaysOf(db: Db, userId: string): Promise<Birthday[]> {
  const accounts = await db.select({ dob: users.dob }).from(users).where(eq(users.id, userId));
  const applied = await db
    .selectDistinct({ birthday: sql<string | null>`${applicants.detail} -> 'personal' ->> 'birthday'` })
    .from(applicants)
    .where(eq(applicants.userId, userId));
  const records = await db
    .selectDistinct({ dob: students.dob })
    .from(students)
    .where(eq(students.userId, userId));
  return [
    ...saidIn(
      'account',
      accounts.map(({ dob }) => dob),
    ),
    ...saidIn(
      'application',
      applied.map(({ birthday }) => parseMonthDayYear(birthday ?? '')),
    ),
    ...saidIn(
      'school-record',
      records.map(({ dob }) => dob),
    ),
  ];
}

/** True for a minor by any birthday that is known; somebody without one counts as an adult. */
export async function isKnownMinor(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const today = dayInCambodia(clock.now());
  return (await birthdaysOf(db, userId)).some(({ dob }) => isMinor(dob, today));
}
