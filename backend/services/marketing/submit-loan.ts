import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { LoanDocuments, loanApplication } from '@/lib/contract/marketing/loan-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { needsGuardianConsent } from '@/lib/domain/loans/guardian-consent';
import { type LoanStatus, requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { type banks, loanEvents, loans, users } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { audit } from '@/backend/services/access/audit';
import { staffOfBank } from '@/backend/services/access/bank-staff';
import { useGuardianConsent } from './guardian-consent';
import { loanFold } from './loan-views';
import { notify } from '@/backend/services/notification/notify';
import { newReferenceCode } from '@/backend/services/applicant/reference-code';
import { finishNamed, foreignFields } from '@/backend/services/files/upload-files';

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
export const termsOf = ({ yearlyRateBasisPoints, feeCents }: Bank) => ({ yearlyRateBasisPoints, feeCents });

/** A minor needs the agreement of the guardian. @throws 422 */
export async function requireGuardian(
  deps: Deps,
  tx: Db,
  loan: { id: string; userId: string; bankId: string; guardianPhone: string | null; amountCents: number },
): Promise<void> {
  const [user] = await tx.select({ dob: users.dob }).from(users).where(eq(users.id, loan.userId));
  const today = dayInCambodia(deps.clock.now());
  if (needsGuardianConsent(user?.dob ?? null, today)) await useGuardianConsent(deps, tx, loan);
}

/** The columns of the given fields. */
export const loanColumns = ({ amount, ...fields }: Partial<Fields>) => ({
  ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Omit<Fields, 'amount'>
  >),
  ...(amount !== undefined && { amountCents: Math.round(amount * centsPerUsd) }),
});

/** Runs a write; a second open application to one bank is refused. */
export const refuseSecondLoan = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'loans_open_key')) {
      throw new Refusal(409, 'loan-open', 'You have an open application at this bank.');
    }
    throw error;
  }
};

type Notice = Pick<Bank, 'id' | 'name' | 'nameNative'>;
type NoticeKind = 'loan-new' | 'loan-answer' | 'loan-cancelled';

const tellBank = async (
  deps: Deps,
  tx: Db,
  { id, name, nameNative }: Notice,
  kind: NoticeKind,
  once: { subject?: string; again?: 'renew' } = {},
): Promise<void> => {
  const message = { kind, params: { name, nameKm: nameNative }, page: '/advisor/student-loan' as const };
  await notify(deps, await staffOfBank(tx, id), { ...message, ...once }, tx);
};

/** Notifies the bank's staff of a new application. */
export const announceLoan = (deps: Deps, tx: Db, bank: Notice) => tellBank(deps, tx, bank, 'loan-new');

/** Notifies the bank's staff that a student has answered. */
export const announceAnswer = (deps: Deps, tx: Db, bank: Notice, loanId: string) =>
  tellBank(deps, tx, bank, 'loan-answer', { subject: `loan-answer:${loanId}`, again: 'renew' });

/** Notifies the bank's staff that a student has withdrawn an application. */
export const announceWithdrawal = (deps: Deps, tx: Db, bank: Notice, loanId: string) =>
  tellBank(deps, tx, bank, 'loan-cancelled', { subject: `loan-cancelled:${loanId}` });

/** Stores an application with its first event. @returns its id. */
export async function storeLoan(
  deps: Deps,
  tx: Db,
  { bank, body, caller, requestId }: { bank: Bank; body: Application; caller: Caller; requestId: string },
): Promise<string> {
  const { status, amount, ...fields } = body;
  await checkLoanDocuments(tx, caller.id, body);
  const [user] = await tx.select().from(users).where(eq(users.id, caller.id));
  if (!user) throw notFound();
  const now = deps.clock.now();
  const amountCents = Math.round(amount * centsPerUsd);
  checkAmount(bank, amountCents);
  const [row] = await tx
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
    .returning();
  if (!row) throw new Error('The loan was not stored.');
  await tx.insert(loanEvents).values({
    loanId: row.id,
    loanVersion: 1,
    at: now,
    actorId: caller.id,
    actor: 'student',
    fromStatus: null,
    toStatus: status,
  });
  if (status === 'submitted') {
    await requireGuardian(deps, tx, row);
    await announceLoan(deps, tx, bank);
  }
  await audit(
    deps,
    { action: 'loan-created', actorId: caller.id, subject: row.id, requestId, detail: { status } },
    tx,
  );
  return row.id;
}
