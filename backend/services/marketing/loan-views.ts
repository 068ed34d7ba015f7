import { asc, eq } from 'drizzle-orm';
import type { Loan, LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { fold } from '@/lib/domain/khmer/khmer';
import { loanPlan } from '@/lib/domain/loans/loan-plan';
import { requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { banks, loanEvents, loans, users } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';

type LoanRow = typeof loans.$inferSelect;
type BankRow = typeof banks.$inferSelect;

const centsPerUsd = 100;
const basisPointsPerPercent = 100;

const columns = {
  loan: loans,
  bank: { name: banks.name, nameNative: banks.nameNative },
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

const planOf = (loan: LoanRow) => loanPlan({ ...loan, yearlyRatePercent: ratePercent(loan) });

const namesOf = (user: JoinedLoan['user']) => ({
  name: `${user.lastName} ${user.firstName}`,
  nameKm: [user.lastNameKm, user.firstNameKm].filter(Boolean).join(' '),
});

/** What the bank's search reads: the student's names and phone. */
export const loanFold = (user: JoinedLoan['user']): string => {
  const { name, nameKm } = namesOf(user);
  return [name, nameKm, user.phone ?? ''].map(fold).join('\n');
};

export const toLoan = ({ loan, bank, user }: JoinedLoan): Loan => ({
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
  monthlyPayment: (planOf(loan).instalments[0]?.paymentCents ?? 0) / centsPerUsd,
  missingDocuments: requiredLoanDocuments(loan).filter((kind) => !loan.documents[kind]),
  version: loan.version,
  createdAt: loan.createdAt.toISOString(),
  updatedAt: loan.updatedAt.toISOString(),
});

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
  const plan = planOf(row.loan);
  return {
    ...toLoan(row),
    guardianName: row.loan.guardianName,
    guardianJob: row.loan.guardianJob,
    documents: withDocuments ? row.loan.documents : null,
    plan: {
      instalments: plan.instalments.map((instalment) => ({
        number: instalment.number,
        dueOn: instalment.dueOn,
        payment: instalment.paymentCents / centsPerUsd,
        interest: instalment.interestCents / centsPerUsd,
        principal: instalment.principalCents / centsPerUsd,
        balance: instalment.balanceCents / centsPerUsd,
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
