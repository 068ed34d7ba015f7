import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { type InstalmentState, type LoanStatus, talkingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { guardianConsents, loanEvents, loanInstalments, loans } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import { readBorrower } from './borrower';
import { costOf, joinLoans, toLoan } from './loan-views';

const centsPerUsd = 100;

const stateOf = ({ paidOn, lateOn }: { paidOn: string | null; lateOn: string | null }): InstalmentState => {
  if (paidOn) return 'paid';
  return lateOn ? 'late' : 'open';
};

const isOpen = ({ status }: { status: LoanStatus }) =>
  status === 'draft' || talkingLoanStatuses.includes(status);

/**
 * One loan with instalments and timeline; without document references and birthdays unless the reader may have them.
 */
export async function readLoanDetail(
  db: Db,
  id: string,
  { withDocuments, now }: { withDocuments: boolean; now: Date },
): Promise<LoanDetail> {
  const [row] = await joinLoans(db).where(eq(loans.id, id));
  if (!row) throw notFound('Loan not found.');
  const events = await db
    .select()
    .from(loanEvents)
    .where(eq(loanEvents.loanId, id))
    .orderBy(asc(loanEvents.loanVersion));
  const stored = await db
    .select()
    .from(loanInstalments)
    .where(eq(loanInstalments.loanId, id))
    .orderBy(asc(loanInstalments.number));
  const [agreed] = await db
    .select({ at: guardianConsents.agreedAt })
    .from(guardianConsents)
    .where(and(eq(guardianConsents.loanId, id), isNotNull(guardianConsents.agreedAt)));
  const plan = costOf(row.loan);
  const instalments = plan.instalments.map((planned) => ({
    ...planned,
    paidOn: null,
    lateOn: null,
    ...stored.find(({ number }) => number === planned.number),
  }));
  return {
    ...toLoan(row),
    guardianName: row.loan.guardianName,
    guardianPhone: row.loan.guardianPhone,
    guardianAgreedAt: agreed?.at?.toISOString() ?? null,
    borrower: withDocuments && isOpen(row.loan) ? await readBorrower(db, row.loan, now) : null,
    contractOn: row.loan.contractOn,
    effectiveYearlyPercent: plan.effectiveYearlyPercent,
    guardianJob: row.loan.guardianJob,
    documents: withDocuments ? row.loan.documents : null,
    plan: {
      instalments: instalments.map((instalment) => ({
        number: instalment.number,
        dueOn: instalment.dueOn,
        payment: instalment.paymentCents / centsPerUsd,
        interest: instalment.interestCents / centsPerUsd,
        principal: instalment.principalCents / centsPerUsd,
        balance: instalment.balanceCents / centsPerUsd,
        state: stateOf(instalment),
        paidOn: instalment.paidOn,
      })),
      totalInterest: plan.totalInterestCents / centsPerUsd,
      total: plan.totalCents / centsPerUsd,
    },
    timeline: events.map((event) => ({
      at: event.at.toISOString(),
      by: event.actor,
      fromStatus: event.fromStatus,
      toStatus: event.toStatus,
      note: event.note,
    })),
  };
}
