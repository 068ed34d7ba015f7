import type { LoanChange } from '@/lib/contract/marketing/loan-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  editableLoanStatuses,
  loanDocumentKinds,
  type LoanStatus,
  mayMoveLoan,
  owingLoanStatuses,
  talkingLoanStatuses,
} from '@/lib/domain/loans/loan-rules';
import { loanEvents, loans } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { findBank } from '@/backend/services/access/bank-staff';
import { recordBirthday } from '@/backend/services/user/birthday-changes';
import { checkBirthday, requireGuardian, requireMayBorrow, requireStays } from './borrower';
import { storeInstalments, noteInstalment, requireSettled } from './loan-instalments';
import { loanStatusNames } from './loan-status-names';
import {
  announceAnswer,
  announceLoan,
  announceWithdrawal,
  checkAmount,
  checkLoanDocuments,
  loanColumns,
  termsOf,
} from './submit-loan';

type LoanRow = typeof loans.$inferSelect;
interface LoanDeed {
  loan: LoanRow;
  body: LoanChange;
}

const processed = () => new Refusal(409, 'already-processed', 'The data modification can not proceed.');

const store = async (
  act: Act,
  { loan, body }: LoanDeed,
  actor: 'student' | 'bank',
  columns: Partial<LoanRow>,
) => {
  const { version, status: to } = await act.bump(loans, loan, { ...columns, updatedAt: act.now });
  const event = {
    loanId: loan.id,
    loanVersion: version,
    at: act.now,
    actorId: act.caller.id,
    actor,
    fromStatus: loan.status,
    toStatus: to,
  };
  if (to !== loan.status || body.note)
    await act.tx.insert(loanEvents).values({ ...event, note: body.note || null });
  act.note(to === loan.status ? 'loan-changed' : 'loan-status', loan.id, { from: loan.status, to });
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
export async function changeAsStudent(act: Act, change: LoanDeed): Promise<void> {
  const { tx } = act;
  const { loan, body } = change;
  act.requireVersion(loan);
  const { status, note, contractOn, instalment, ...fields } = body;
  if (contractOn || instalment) throw notYours([contractOn ? 'contractOn' : 'instalment']);
  const columns = loanColumns(fields);
  const isOpen = editableLoanStatuses.includes(loan.status) || addsContractOnly(loan, columns);
  if (Object.keys(columns).length > 0 && !isOpen) throw processed();
  const target = targetOf(change, 'student');
  if (note && target === loan.status) requireTalking(loan);
  const next = { ...loan, ...columns, status: target };
  if (target !== 'cancelled') await checkLoanDocuments(tx, loan.userId, next);
  checkBirthday(fields.dob, act.now);
  const bank = await findBank(tx, loan.bankId);
  if (columns.amountCents !== undefined) checkAmount(bank, columns.amountCents);
  const isSent = target === 'submitted' && status !== undefined && loan.status !== 'submitted';
  if (isSent && bank.status !== 'active')
    throw new Refusal(409, 'bank-closed', 'This bank takes no applications now.');
  if (isSent) checkAmount(bank, next.amountCents);
  const terms = isSent ? termsOf(bank) : {};
  await store(act, change, 'student', { ...columns, ...terms, status: target });
  // A draft has told nobody anything yet.
  const told = loan.status === 'draft' ? null : loan.dob;
  await recordBirthday(act, { userId: loan.userId, source: 'loan', before: told, after: next.dob });
  if (isSent) {
    await requireGuardian(act, next);
    await announceLoan(act, bank);
  } else if (note && target !== 'cancelled') await announceAnswer(act, bank, loan.id);
  // The bank never sees a draft that was not submitted.
  const isWithdrawn = target === 'cancelled' && !['draft', 'cancelled'].includes(loan.status);
  if (isWithdrawn) await announceWithdrawal(act, bank, loan.id);
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
export async function changeAsBank(act: Act, change: LoanDeed): Promise<void> {
  const { tx } = act;
  const { loan, body } = change;
  act.requireVersion(loan);
  checkBanksWords(change);
  const target = targetOf(change, 'bank');
  if (body.status) checkMove(change);
  else requireTalking(loan);
  if (target !== loan.status && owingLoanStatuses.includes(target)) await requireStays(act, loan.userId);
  if (target !== loan.status && target === 'approved') await requireMayBorrow(act, loan);
  const today = dayInCambodia(act.now);
  const isPaidOut = target === 'paid-out' && loan.status !== 'paid-out';
  const contractOn = body.contractOn ?? loan.contractOn ?? (isPaidOut ? today : null);
  const columns = { status: target, contractOn, ...(isPaidOut && { paidOutOn: today }) };
  await store(act, change, 'bank', columns);
  if (isPaidOut) await storeInstalments(act, { ...loan, ...columns });
  if (body.instalment) await noteInstalment(act, loan, body.instalment, today);
  if (target === 'closed') await requireSettled(act, loan.id);
  const bank = await findBank(tx, loan.bankId);
  const names = { name: bank.name, nameKm: bank.nameNative };
  const page = '/profile/student-loan' as const;
  if (body.status) {
    const { en, km } = loanStatusNames[target];
    await act.tell([loan.userId], {
      kind: 'loan-status',
      params: { ...names, statusEn: en, statusKm: km },
      page,
    });
  } else if (body.note) await act.tell([loan.userId], { kind: 'loan-question', params: names, page });
  else await act.deps.realtime.publishNotifications(tx, [loan.userId]);
}
