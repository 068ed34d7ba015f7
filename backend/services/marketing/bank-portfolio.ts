import { and, count, eq, gte, isNotNull, isNull, lt, lte, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Portfolio } from '@/lib/contract/marketing/bank-desk';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { loanInstalments, loans } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { addDaysToDay } from '@/backend/services/schedule/cambodian-days';

const upcomingDays = 30;
const toUsd = (cents: number | null | undefined) => (cents ?? 0) / 100;

/** What a bank has lent and what comes back. */
export async function readPortfolio(deps: Deps, bankId: string): Promise<Portfolio> {
  const today = dayInCambodia(deps.clock.now());
  const isOwed = isNull(loanInstalments.paidOn);
  const isPaid = isNotNull(loanInstalments.paidOn);
  const soon = addDaysToDay(today, upcomingDays);
  const isOverdue = and(isOwed, lt(loanInstalments.dueOn, today));
  const isUpcoming = and(isOwed, gte(loanInstalments.dueOn, today), lte(loanInstalments.dueOn, soon));
  const countOf = (where: SQL | undefined) => sql`count(*) filter (where ${where})`.mapWith(Number);
  const sumOf = (cents: PgColumn, where: SQL | undefined) =>
    sql`sum(${cents}) filter (where ${where})`.mapWith(Number);
  const { paymentCents, principalCents, interestCents } = loanInstalments;
  const [byStatus, [instalments]] = await Promise.all([
    deps.db
      .select({ status: loans.status, count: count(), amount: sum(loans.amountCents).mapWith(Number) })
      .from(loans)
      .where(and(eq(loans.bankId, bankId), ne(loans.status, 'draft')))
      .groupBy(loans.status),
    deps.db
      .select({
        owed: sumOf(principalCents, isOwed),
        paidBack: sumOf(principalCents, isPaid),
        interest: sumOf(interestCents, isPaid),
        overdue: { count: countOf(isOverdue), payment: sumOf(paymentCents, isOverdue) },
        upcoming: { count: countOf(isUpcoming), payment: sumOf(paymentCents, isUpcoming) },
      })
      .from(loanInstalments)
      .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
      .where(eq(loans.bankId, bankId)),
  ]);
  return {
    byStatus: Object.fromEntries(
      byStatus.map((row) => [row.status, { count: row.count, amount: toUsd(row.amount) }]),
    ),
    outstanding: toUsd(instalments?.owed),
    paidBack: toUsd(instalments?.paidBack),
    interest: toUsd(instalments?.interest),
    overdue: { count: instalments?.overdue.count ?? 0, amount: toUsd(instalments?.overdue.payment) },
    upcoming: { count: instalments?.upcoming.count ?? 0, amount: toUsd(instalments?.upcoming.payment) },
  };
}
