import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { LoanDocuments, loanApplication } from '@/lib/contract/loans/loan-shapes';
import { type LoanStatus, requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { type banks, loanEvents, loans, users } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import type { Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { staffOfBank } from '@/backend/core/access/bank-staff';
import { checkBirthday, checkGuardianPhone, requireGuardian } from './borrower';
import { loanFold } from './loan-views';
import { newReferenceCode } from '@/backend/features/admissions/services/reference-code';
import { finishNamed, foreignFields } from '@/backend/core/files/upload-files';

type Bank = typeof banks.$inferSelect;
type Application = z.output<typeof loanApplication>;
type Fields = Omit<Application, 'status'>;

const centsPerUsd = 100;

/** @throws 422 for a reference that is not the student's own file, and for missing parts of a submitted application. */
export async function checkLoanDocuments(
  db: Db,
  userId: string,
  loan: { status: LoanStatus; working: boolean; documents: LoanDocuments },
): Promise<void> {
  const foreign = await foreignFields(db, userId, 'loan-document', loan.documents);
  const missing =
    loan.status === 'draft' ? [] : requiredLoanDocuments(loan).filter((kind) => !loan.documents[kind]);
  const issues = [
    ...foreign.map((kind) => ({ path: `documents.${kind}`, code: 'unknown-document' })),
    ...missing.map((kind) => ({ path: `documents.${kind}`, code: 'required' })),
  ];
  if (issues.length) throw invalid(issues);
}

/** Checks uploaded but unconfirmed papers, before the loan's own transaction. @throws 422 by field. */
export const finishLoanDocuments = (deps: Deps, userId: string, documents: LoanDocuments) =>
  finishNamed(
    deps,
    userId,
    Object.fromEntries(Object.entries(documents).map(([kind, key]) => [`documents.${kind}`, key])),
  );

/** What a bank lends at least and at most. @throws 422 */
export function checkAmount(bank: Bank, amountCents: number): void {
  if (amountCents > bank.amountMaxCents) throw invalid([{ path: 'amount', code: 'over-bank-limit' }]);
  if (amountCents <= bank.feeCents) throw invalid([{ path: 'amount', code: 'below-fee' }]);
}

/** The terms of new loans, which an application takes over when it is sent. */
export const termsOf = ({ yearlyRateBasisPoints, feeCents, paymentOrder, twoOfficersFromCents }: Bank) => ({
  yearlyRateBasisPoints,
  feeCents,
  paymentOrder,
  twoOfficersFromCents,
});

/** The columns of the given fields. */
export const loanColumns = ({ amount, ...fields }: Partial<Fields>) => ({
  ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Omit<Fields, 'amount'>
  >),
  ...(amount !== undefined && { amountCents: Math.round(amount * centsPerUsd) }),
});

const refuseSecondLoan = (error: unknown): never => {
  if (isUniqueViolation(error, 'loans_open_key'))
    throw new Refusal(409, 'loan-open', 'You have an open application at this bank.');
  throw error;
};

type Notice = Pick<Bank, 'id' | 'name' | 'nameNative'>;
type NoticeKind = 'loan-new' | 'loan-answer' | 'loan-cancelled';

const tellBank = async (
  act: Act,
  { id, name, nameNative }: Notice,
  kind: NoticeKind,
  once: { subject?: string; again?: 'renew' } = {},
): Promise<void> => {
  const message = { kind, params: { name, nameKm: nameNative }, page: '/advisor/student-loan' as const };
  await act.tell(await staffOfBank(act.tx, id), { ...message, ...once });
};

/** Notifies the bank's staff of a new application. */
export const announceLoan = (act: Act, bank: Notice) => tellBank(act, bank, 'loan-new');

/** Notifies the bank's staff that a student has answered. */
export const announceAnswer = (act: Act, bank: Notice, loanId: string) =>
  tellBank(act, bank, 'loan-answer', { subject: `loan-answer:${loanId}`, again: 'renew' });

/** Notifies the bank's staff that a student has withdrawn an application. */
export const announceWithdrawal = (act: Act, bank: Notice, loanId: string) =>
  tellBank(act, bank, 'loan-cancelled', { subject: `loan-cancelled:${loanId}` });

/** Stores an application with its first event. @returns its id. @throws 409 for a second open one at the bank */
export async function storeLoan(act: Act, bank: Bank, body: Application): Promise<string> {
  const { tx, caller, now } = act;
  const { status, amount, ...fields } = body;
  checkBirthday(body.dob, now);
  await checkGuardianPhone(tx, { userId: caller.id, guardianPhone: body.guardianPhone });
  await checkLoanDocuments(tx, caller.id, body);
  const [user] = await tx.select().from(users).where(eq(users.id, caller.id));
  if (!user) throw notFound();
  const amountCents = Math.round(amount * centsPerUsd);
  checkAmount(bank, amountCents);
  const [row] = await act.tx
    .insert(loans)
    .values({
      ...fields,
      referenceCode: newReferenceCode(),
      bankId: bank.id,
      userId: caller.id,
      status,
      amountCents,
      ...termsOf(bank),
      searchFold: loanFold(user),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .catch(refuseSecondLoan);
  if (!row) throw new Error('The loan was not stored.');
  await act.tx.insert(loanEvents).values({
    loanId: row.id,
    loanVersion: 1,
    at: now,
    actorId: caller.id,
    actor: 'student',
    fromStatus: null,
    toStatus: status,
  });
  if (status === 'submitted') {
    await requireGuardian(act, row);
    await announceLoan(act, bank);
  }
  act.note('loan-created', row.id, { status });
  return row.id;
}
