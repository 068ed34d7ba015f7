import { and, count, eq, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { LoanProgress } from '@/lib/contract/loans/portfolio-shapes';
import { addDaysToDay, mondayOf, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { lastDays } from '@/lib/domain/dates/last-days';
import { pipelineLimits } from '@/lib/domain/limits';
import type { LoanStatus } from '@/lib/domain/loans/loan-rules';
import { loans } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { countRows } from '@/backend/lists/list-page';

const { changeDays, weeksShown } = pipelineLimits;
const paidOut: LoanStatus[] = ['paid-out', 'closed'];
const approved: LoanStatus[] = ['approved', ...paidOut];
const begun: LoanStatus[] = ['in-review', 'returned', 'rejected', ...approved];

/** What came to a bank and what it paid out in the last days and in as many before, and how far the loans of twelve weeks are. */
export async function readLoanProgress({ db, clock }: Reader, bankId: string): Promise<LoanProgress> {
  const at = clock.now();
  const today = dayInCambodia(at);
  const { from, now, before } = lastDays(at, changeDays);
  const here = and(eq(loans.bankId, bankId), ne(loans.status, 'draft'));
  const sentIn = ({ since, until }: typeof now) =>
    countRows(db, loans, and(here, gte(loans.createdAt, since), lte(loans.createdAt, until)));
  const cents = (where: SQL | undefined) =>
    sql`coalesce(sum(${loans.amountCents}) filter (where ${where}), 0)`.mapWith(Number);
  const firstWeek = startOfDayInCambodia(addDaysToDay(mondayOf(at), -(weeksShown - 1) * 7));
  const [sent, sentBefore, [paid], newlyLate, states] = await Promise.all([
    sentIn(now),
    sentIn(before),
    db
      .select({
        now: cents(gte(loans.paidOutOn, from)),
        before: cents(lt(loans.paidOutOn, from)),
      })
      .from(loans)
      .where(
        and(
          here,
          inArray(loans.status, paidOut),
          gte(loans.paidOutOn, addDaysToDay(from, -changeDays)),
          lte(loans.paidOutOn, today),
        ),
      ),
    countRows(
      db,
      loans,
      and(here, gte(loans.nextDueOn, addDaysToDay(today, -changeDays)), lt(loans.nextDueOn, today)),
    ),
    db
      .select({ status: loans.status, value: count() })
      .from(loans)
      .where(and(here, gte(loans.createdAt, firstWeek)))
      .groupBy(loans.status),
  ]);
  const sumOf = (statuses: LoanStatus[] | null) =>
    states.reduce(
      (sum, { status, value }) => sum + (statuses === null || statuses.includes(status) ? value : 0),
      0,
    );
  return {
    from,
    sent: { now: sent, before: sentBefore },
    paidOut: { now: (paid?.now ?? 0) / 100, before: (paid?.before ?? 0) / 100 },
    newlyLate,
    funnel: { sent: sumOf(null), begun: sumOf(begun), approved: sumOf(approved), paidOut: sumOf(paidOut) },
  };
}
