import { and, count, eq, gt, gte, inArray, lt, lte, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Portfolio } from '@/lib/contract/marketing/portfolio-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import { loanInstalments, loans } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { addDaysToDay } from '@/backend/services/schedule/cambodian-days';
import { isPastDue } from './past-due';

const upcomingDays = 30;
const toUsd = (cents: number | null | undefined) => (cents ?? 0) / 100;

const countOf = (where: SQL | undefined) => sql`count(*) filter (where ${where})`.mapWith(Number);
const sumOf = (cents: AnyColumn | SQL, where: SQL | undefined) =>
  sql`coalesce(sum(${cents}) filter (where ${where}), 0)`.mapWith(Number);

/** Dues of some days: the oldest open one of each loan, or the instalments after it as they are planned. */
const duesBetween = (
  day: AnyColumn,
  cents: AnyColumn,
  { from, to }: { from?: string; to: SQL | undefined },
) => {
  const where = and(from === undefined ? undefined : gte(day, from), to);
  return { count: countOf(where), cents: sumOf(cents, where) };
};

/** What a bank has lent and what comes back. */
export async function readPortfolio(deps: Deps, bankId: string): Promise<Portfolio> {
  const today = dayInCambodia(deps.clock.now());
  const soon = addDaysToDay(today, upcomingDays);
  const here = eq(loans.bankId, bankId);
  const isLent = inArray(loans.status, ['paid-out', 'closed']);
  const { nextDueOn, nextDueCents, unpaidPrincipalCents } = loans;
  const paidBack = sql`${loans.amountCents} - ${unpaidPrincipalCents} - ${loans.writtenOffCents}`;
  const { dueOn, paymentCents } = loanInstalments;
  const atRisk = (days: number) => {
    const where = isPastDue(today, days);
    return { count: countOf(where), cents: sumOf(unpaidPrincipalCents, where) };
  };
  const [byStatus, [all], [later]] = await Promise.all([
    deps.db
      .select({ status: loans.status, count: count(), amount: sum(loans.amountCents).mapWith(Number) })
      .from(loans)
      .where(and(here, ne(loans.status, 'draft')))
      .groupBy(loans.status),
    deps.db
      .select({
        owed: sumOf(unpaidPrincipalCents, eq(loans.status, 'paid-out')),
        paidBack: sumOf(paidBack, isLent),
        interest: sumOf(loans.interestPaidCents, isLent),
        overdue: duesBetween(nextDueOn, nextDueCents, { to: lt(nextDueOn, today) }),
        upcoming: duesBetween(nextDueOn, nextDueCents, { from: today, to: lte(nextDueOn, soon) }),
        risk30: atRisk(30),
        risk60: atRisk(60),
        risk90: atRisk(90),
      })
      .from(loans)
      .where(and(here, isLent)),
    deps.db
      .select({
        overdue: duesBetween(dueOn, paymentCents, { to: lt(dueOn, today) }),
        upcoming: duesBetween(dueOn, paymentCents, { from: today, to: lte(dueOn, soon) }),
      })
      .from(loanInstalments)
      .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
      .where(
        and(here, eq(loans.status, 'paid-out'), lt(nextDueOn, soon), gt(dueOn, nextDueOn), lte(dueOn, soon)),
      ),
  ]);
  const together = (which: 'overdue' | 'upcoming') => ({
    count: (all?.[which].count ?? 0) + (later?.[which].count ?? 0),
    amount: toUsd((all?.[which].cents ?? 0) + (later?.[which].cents ?? 0)),
  });
  const risks = [all?.risk30, all?.risk60, all?.risk90];
  return {
    byStatus: Object.fromEntries(
      byStatus.map((row) => [row.status, { count: row.count, amount: toUsd(row.amount) }]),
    ),
    outstanding: toUsd(all?.owed),
    paidBack: toUsd(all?.paidBack),
    interest: toUsd(all?.interest),
    overdue: together('overdue'),
    upcoming: together('upcoming'),
    atRisk: ledgerLimits.atRiskDays.map((days, index) => ({
      days,
      count: risks[index]?.count ?? 0,
      amount: toUsd(risks[index]?.cents),
    })),
  };
}
