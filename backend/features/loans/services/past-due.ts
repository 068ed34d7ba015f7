import { and, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import { loans } from '@/backend/db/schema';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';

/** Loans whose oldest open due is more than so many days old: the same rows for the numbers and for the list. */
export const isPastDue = (today: string, days: number): SQL | undefined =>
  and(
    eq(loans.status, 'paid-out'),
    isNotNull(loans.nextDueOn),
    lt(loans.nextDueOn, addDaysToDay(today, -days)),
  );
