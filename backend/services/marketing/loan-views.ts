import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Loan, LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { fold } from '@/lib/domain/khmer/khmer';
import { loanCost } from '@/lib/domain/loans/loan-cost';
import { type InstalmentState, requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { banks, guardianConsents, loanEvents, loanInstalments, loans, users } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';

type LoanRow = typeof loans.$inferSelect;
type BankRow = typeof banks.$inferSelect;

const centsPerUsd = 100;
const basisPointsPerPercent = 100;

const columns = {
  loan: loans,
  bank: { name: banks.name, nameNative: banks.nameNative },
  paidCount:
    sql<number>`(select count(*) from ${loanInstalments} where loan_id = ${loans.id} and paid_on is not null)`.mapWith(
      Number,
    ),
  nextDueOn: sql<
    string | null
  >`(select min(due_on)::text from ${loanInstalments} where loan_id = ${loans.id} and paid_on is null)`,
  user: {
    firstName: users.firstName,
    lastName: users.lastName,
    firstNameKm: users.firstNameKm,
    lastNameKm: users.lastNameKm,
    phone: users.phone,
  },
};

/** Loans with the names of their bank and their student; add `where` and an order. */
export const joinLoans = (db: Db) =>
  db
    .select(columns)
    .from(loans)
    .innerJoin(banks, eq(banks.id, loans.bankId))
    .innerJoin(users, eq(users.id, loans.userId))
    .$dynamic();

export type JoinedLoan = Awaited<ReturnType<typeof joinLoans>>[number];

export const ratePercent = (bank: Pick<BankRow, 'yearlyRateBasisPoints'>) =>
  bank.yearlyRateBasisPoints / basisPointsPerPercent;

/** By the terms of the loan itself, whatever the bank's are now. */
export const costOf = (loan: LoanRow) => loanCost({ ...loan, yearlyRatePercent: ratePercent(loan) });

export const namesOf = (user: Omit<JoinedLoan['user'], 'phone'>) => ({
  name: `${user.lastName} ${user.firstName}`,
  nameKm: [user.lastNameKm, user.firstNameKm].filter(Boolean).join(' '),
});

/** What the bank's search reads: the student's names and phone. */
export const loanFold = (user: JoinedLoan['user']): string => {
  const { name, nameKm } = namesOf(user);
  return [name, nameKm, user.phone ?? ''].map(fold).join('\n');
};

export const toLoan = ({ loan, bank, user, paidCount, nextDueOn }: JoinedLoan): Loan => ({
  loanId: loan.id,
  referenceCode: loan.referenceCode,
  bankId: loan.bankId,
  bankName: bank.name,
  bankNameNative: bank.nameNative,
  userId: loan.userId,
  applicant: { ...namesOf(user), phone: user.phone },
  amount: loan.amountCents / centsPerUsd,
  reason: loan.reason,
  periodMonths: loan.periodMonths,
  working: loan.working,
  guardian: loan.guardian,
  status: loan.status,
  yearlyRatePercent: ratePercent(loan),
  monthlyPayment: (costOf(loan).instalments[0]?.paymentCents ?? 0) / centsPerUsd,
  fee: loan.feeCents / centsPerUsd,
  paidCount,
  nextDueOn,
  missingDocuments: requiredLoanDocuments(loan).filter((kind) => !loan.documents[kind]),
  version: loan.version,
  createdAt: loan.createdAt.toISOString(),
  updatedAt: loan.updatedAt.toISOString(),
});

const stateOf = ({ paidOn, lateOn }: { paidOn: string | null; lateOn: string | null }): InstalmentState => {
  if (paidOn) return 'paid';
  return lateOn ? 'late' : 'open';
};

/** One loan with instalments and timeline; without document references unless the reader may have them. */
export async function readLoanDetail(
  db: Db,
  id: string,
  { withDocuments }: { withDocuments: boolean },
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
