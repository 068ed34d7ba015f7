import { and, count, eq, isNotNull, isNull, lt, lte, ne, sum } from 'drizzle-orm';
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
  const instalments = (where: ReturnType<typeof and>) =>
    deps.db
      .select({
        count: count(),
        payment: sum(loanInstalments.paymentCents).mapWith(Number),
        principal: sum(loanInstalments.principalCents).mapWith(Number),
        interest: sum(loanInstalments.interestCents).mapWith(Number),
      })
      .from(loanInstalments)
      .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
      .where(and(eq(loans.bankId, bankId), where));
  const isOwed = isNull(loanInstalments.paidOn);
  const soon = addDaysToDay(today, upcomingDays);
  const [byStatus, [owed], [paid], [overdue], [due]] = await Promise.all([
    deps.db
      .select({ status: loans.status, count: count(), amount: sum(loans.amountCents).mapWith(Number) })
      .from(loans)
      .where(and(eq(loans.bankId, bankId), ne(loans.status, 'draft')))
      .groupBy(loans.status),
    instalments(isOwed),
    instalments(isNotNull(loanInstalments.paidOn)),
    instalments(and(isOwed, lt(loanInstalments.dueOn, today))),
    instalments(and(isOwed, lte(loanInstalments.dueOn, soon))),
  ]);
  const late = { count: overdue?.count ?? 0, amount: toUsd(overdue?.payment) };
  return {
    byStatus: Object.fromEntries(
      byStatus.map((row) => [row.status, { count: row.count, amount: toUsd(row.amount) }]),
    ),
    outstanding: toUsd(owed?.principal),
    paidBack: toUsd(paid?.principal),
    interest: toUsd(paid?.interest),
    overdue: late,
    upcoming: {
      count: (due?.count ?? 0) - late.count,
      amount: toUsd((due?.payment ?? 0) - (overdue?.payment ?? 0)),
    },
  };
}
