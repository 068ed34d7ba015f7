import { and, type AnyColumn, count, eq, gt, gte, lt, lte, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { Portfolio } from '@/lib/contract/loans/portfolio-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import { loanInstalments, loans } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
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
  const { nextDueOn, nextDueCents, unpaidPrincipalCents } = loans;
  const paidBack = sql`${loans.amountCents} - ${unpaidPrincipalCents} - ${loans.writtenOffCents}`;
  const { dueOn, paymentCents } = loanInstalments;
  const atRisk = (days: number) => {
    const where = isPastDue(today, days);
    return { count: countOf(where), cents: sumOf(unpaidPrincipalCents, where) };
  };
  const [states, [later]] = await Promise.all([
    deps.db
      .select({
        status: loans.status,
        count: count(),
        amount: sum(loans.amountCents).mapWith(Number),
        unpaid: sum(unpaidPrincipalCents).mapWith(Number),
        paidBack: sum(paidBack).mapWith(Number),
        interest: sum(loans.interestPaidCents).mapWith(Number),
        overdue: duesBetween(nextDueOn, nextDueCents, { to: lt(nextDueOn, today) }),
        upcoming: duesBetween(nextDueOn, nextDueCents, { from: today, to: lte(nextDueOn, soon) }),
        risk30: atRisk(30),
        risk60: atRisk(60),
        risk90: atRisk(90),
      })
      .from(loans)
      .where(and(here, ne(loans.status, 'draft')))
      .groupBy(loans.status),
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
  const running = states.find(({ status }) => status === 'paid-out');
  const closed = states.find(({ status }) => status === 'closed');
  const together = (which: 'overdue' | 'upcoming') => ({
    count: (running?.[which].count ?? 0) + (later?.[which].count ?? 0),
    amount: toUsd((running?.[which].cents ?? 0) + (later?.[which].cents ?? 0)),
  });
  const risks = [running?.risk30, running?.risk60, running?.risk90];
  return {
    byStatus: Object.fromEntries(
      states.map((row) => [row.status, { count: row.count, amount: toUsd(row.amount) }]),
    ),
    outstanding: toUsd(running?.unpaid),
    paidBack: toUsd((running?.paidBack ?? 0) + (closed?.paidBack ?? 0)),
    interest: toUsd((running?.interest ?? 0) + (closed?.interest ?? 0)),
    overdue: together('overdue'),
    upcoming: together('upcoming'),
    atRisk: ledgerLimits.atRiskDays.map((days, index) => ({
      days,
      count: risks[index]?.count ?? 0,
      amount: toUsd(risks[index]?.cents),
    })),
  };
}
