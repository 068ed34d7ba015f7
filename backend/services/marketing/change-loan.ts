import { and, eq } from 'drizzle-orm';
import type { LoanChange } from '@/lib/contract/marketing/loan-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  editableLoanStatuses,
  loanDocumentKinds,
  type LoanStatus,
  mayMoveLoan,
  talkingLoanStatuses,
} from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { loanEvents, loans } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { findBank } from '@/backend/services/access/bank-staff';
import { storeInstalments, noteInstalment, requireSettled } from './loan-instalments';
import { loanStatusNames } from './loan-status-names';
import { notify } from '@/backend/services/notification/notify';
import {
  announceAnswer,
  announceLoan,
  announceWithdrawal,
  checkAmount,
  checkLoanDocuments,
  finishLoanDocuments,
  loanColumns,
  requireGuardian,
  termsOf,
} from './submit-loan';

type LoanRow = typeof loans.$inferSelect;
export interface LoanDeed {
  loan: LoanRow;
  body: LoanChange;
  version: number;
  caller: Caller;
  requestId: string;
}

const processed = () => new Refusal(409, 'already-processed', 'The data modification can not proceed.');

const store = async (
  deps: Deps,
  tx: Db,
  change: LoanDeed,
  actor: 'student' | 'bank',
  columns: Partial<LoanRow>,
) => {
  const { loan, body, version, caller, requestId } = change;
  const at = deps.clock.now();
  const stored = await tx
    .update(loans)
    .set({ ...columns, updatedAt: at, version: version + 1 })
    .where(and(eq(loans.id, loan.id), eq(loans.version, version)))
    .returning({ id: loans.id });
  requireChanged(stored, 'loan');
  const to = columns.status ?? loan.status;
  const event = {
    loanId: loan.id,
    loanVersion: version + 1,
    at,
    actorId: caller.id,
    actor,
    fromStatus: loan.status,
    toStatus: to,
  };
  if (to !== loan.status || body.note)
    await tx.insert(loanEvents).values({ ...event, note: body.note || null });
  const action = to === loan.status ? 'loan-changed' : 'loan-status';
  await audit(
    deps,
    { action, actorId: caller.id, subject: loan.id, requestId, detail: { from: loan.status, to } },
    tx,
  );
};

const targetOf = ({ loan, body }: LoanDeed, who: 'student' | 'bank'): LoanStatus => {
  const target = body.status ?? loan.status;
  if (target !== loan.status && !mayMoveLoan(who, loan.status, target)) {
    throw invalid([{ path: 'status', code: 'not-from-here' }]);
  }
  return target;
};

/** After the approval only the signed contract can be added. */
const addsContractOnly = (loan: LoanRow, columns: Partial<LoanRow>): boolean => {
  const { documents, ...others } = columns;
  if (loan.status !== 'approved' || !documents || Object.keys(others).length > 0) return false;
  return loanDocumentKinds.every((kind) => kind === 'contract' || documents[kind] === loan.documents[kind]);
};

const notYours = (paths: readonly string[]) => invalid(paths.map((path) => ({ path, code: 'not-yours' })));

/** Questions and answers, as long as something is still open. @throws 409 */
const requireTalking = ({ status }: LoanRow) => {
  if (!talkingLoanStatuses.includes(status)) throw processed();
};

/**
 * Corrects, submits, answers or cancels. The terms are the bank's terms on the day of submission.
 * @throws 409 once the bank has begun, 422 by field, 412 for a stale version.
 */
export async function changeAsStudent(deps: Deps, change: LoanDeed): Promise<void> {
  const { loan, body, version } = change;
  requireVersion(loan, version, 'loan');
  const { status, note, contractOn, instalment, ...fields } = body;
  if (contractOn || instalment) throw notYours([contractOn ? 'contractOn' : 'instalment']);
  const columns = loanColumns(fields);
  const isOpen = editableLoanStatuses.includes(loan.status) || addsContractOnly(loan, columns);
  if (Object.keys(columns).length > 0 && !isOpen) throw processed();
  const target = targetOf(change, 'student');
  if (note && target === loan.status) requireTalking(loan);
  const next = { ...loan, ...columns, status: target };
  await finishLoanDocuments(deps, loan.userId, fields.documents ?? {});
  await deps.db.transaction(async (tx) => {
    if (target !== 'cancelled') await checkLoanDocuments(tx, loan.userId, next);
    const bank = await findBank(tx, loan.bankId);
    if (columns.amountCents !== undefined) checkAmount(bank, columns.amountCents);
    const isSent = target === 'submitted' && status !== undefined && loan.status !== 'submitted';
    if (isSent && bank.status !== 'active')
      throw new Refusal(409, 'bank-closed', 'This bank takes no applications now.');
    if (isSent) checkAmount(bank, next.amountCents);
    const terms = isSent ? termsOf(bank) : {};
    await store(deps, tx, change, 'student', { ...columns, ...terms, status: target });
    if (isSent) {
      await requireGuardian(deps, tx, next);
      await announceLoan(deps, tx, bank);
    } else if (note && target !== 'cancelled') await announceAnswer(deps, tx, bank, loan.id);
    // The bank never sees a draft that was not submitted.
    const isWithdrawn = target === 'cancelled' && !['draft', 'cancelled'].includes(loan.status);
    if (isWithdrawn) await announceWithdrawal(deps, tx, bank, loan.id);
  });
}

/** @throws 422 where nothing is said, or for a field of the student's */
const checkBanksWords = ({ body }: LoanDeed): void => {
  const { status: _status, note: _note, contractOn: _contractOn, instalment: _instalment, ...fields } = body;
  const foreign = Object.keys(loanColumns(fields));
  if (foreign.length > 0) throw notYours(foreign.map((path) => (path === 'amountCents' ? 'amount' : path)));
  const says = body.note || body.contractOn || body.instalment;
  if (!body.status && !says) throw invalid([{ path: 'status', code: 'required' }]);
};

const checkMove = ({ loan, body: { status, note } }: LoanDeed): void => {
  if (status === loan.status) throw invalid([{ path: 'status', code: 'same-status' }]);
  if ((status === 'returned' || status === 'rejected') && !note)
    throw invalid([{ path: 'note', code: 'required' }]);
};

/**
 * Sets the status, asks, or notes what was paid, and notifies the student. @throws 422 for a forbidden step, a field of the
 * student's, or a missing reason.
 */
export async function changeAsBank(deps: Deps, change: LoanDeed): Promise<void> {
  const { loan, body, version } = change;
  requireVersion(loan, version, 'loan');
  checkBanksWords(change);
  const target = targetOf(change, 'bank');
  if (body.status) checkMove(change);
  else requireTalking(loan);
  const today = dayInCambodia(deps.clock.now());
  const isPaidOut = target === 'paid-out' && loan.status !== 'paid-out';
  const contractOn = body.contractOn ?? loan.contractOn ?? (isPaidOut ? today : null);
  await deps.db.transaction(async (tx) => {
    const columns = { status: target, contractOn, ...(isPaidOut && { paidOutOn: today }) };
    await store(deps, tx, change, 'bank', columns);
    if (isPaidOut) await storeInstalments(tx, { ...loan, ...columns });
    if (body.instalment) await noteInstalment(tx, loan, body.instalment, today);
    if (target === 'closed') await requireSettled(tx, loan.id);
    const bank = await findBank(tx, loan.bankId);
    const names = { name: bank.name, nameKm: bank.nameNative };
    const page = '/profile/student-loan' as const;
    if (body.status) {
      const { en, km } = loanStatusNames[target];
      const params = { ...names, statusEn: en, statusKm: km };
      await notify(deps, [loan.userId], { kind: 'loan-status', params, page }, tx);
    } else if (body.note)
      await notify(deps, [loan.userId], { kind: 'loan-question', params: names, page }, tx);
    else await deps.realtime.publishNotifications(tx, [loan.userId]);
  });
}
