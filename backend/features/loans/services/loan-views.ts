import { eq, sql } from 'drizzle-orm';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { fold } from '@/lib/domain/khmer/khmer';
import { loanCost } from '@/lib/domain/loans/loan-cost';
import { nextLoanActor, requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { banks, loanInstalments, loans, users } from '@/backend/db/schema';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

type LoanRow = typeof loans.$inferSelect;
type BankRow = typeof banks.$inferSelect;

const centsPerUsd = 100;
const basisPointsPerPercent = 100;

const columns = {
  loan: loans,
  bank: { name: banks.name, nameNative: banks.nameNative },
  /** Instalments before the oldest one that is open. */
  paidCount:
    sql<number>`(select count(*) from ${loanInstalments} where loan_id = ${loans.id} and (due_on < ${loans.nextDueOn} or ${loans.nextDueOn} is null))`.mapWith(
      Number,
    ),
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

export const borrowerNames = (user: Omit<JoinedLoan['user'], 'phone'>) => ({
  name: fullName(user),
  nameKm: fullNameKm(user),
});

/** What the bank's search reads: the student's names and phone. */
export const loanFold = (user: JoinedLoan['user']): string => {
  const { name, nameKm } = borrowerNames(user);
  return [name, nameKm, user.phone ?? ''].map(fold).join('\n');
};

/** The signed contract is there, or the bank has noted its day. */
export const hasContract = ({ contractOn, documents }: Pick<LoanRow, 'contractOn' | 'documents'>): boolean =>
  contractOn !== null || documents.contract !== undefined;

export const toLoan = ({ loan, bank, user, paidCount }: JoinedLoan): Loan => ({
  loanId: loan.id,
  referenceCode: loan.referenceCode,
  bankId: loan.bankId,
  bankName: bank.name,
  bankNameNative: bank.nameNative,
  userId: loan.userId,
  applicant: { ...borrowerNames(user), phone: user.phone },
  amount: loan.amountCents / centsPerUsd,
  reason: loan.reason,
  periodMonths: loan.periodMonths,
  working: loan.working,
  guardian: loan.guardian,
  status: loan.status,
  nextActor: nextLoanActor({ status: loan.status, hasContract: hasContract(loan) }),
  isWrittenOff: loan.status === 'closed' && loan.writtenOffCents > 0,
  yearlyRatePercent: ratePercent(loan),
  monthlyPayment: (costOf(loan).instalments[0]?.paymentCents ?? 0) / centsPerUsd,
  fee: loan.feeCents / centsPerUsd,
  paidCount,
  nextDueOn: loan.nextDueOn,
  nextDueAmount: loan.nextDueCents / centsPerUsd,
  missingDocuments: requiredLoanDocuments(loan).filter((kind) => !loan.documents[kind]),
  version: loan.version,
  createdAt: loan.createdAt.toISOString(),
  updatedAt: loan.updatedAt.toISOString(),
});
