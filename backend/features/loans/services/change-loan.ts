import { and, desc, eq } from 'drizzle-orm';
import type { LoanChange } from '@/lib/contract/loans/loan-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  editableLoanStatuses,
  type LoanDeed,
  loanDocumentKinds,
  type LoanStatus,
  mayMoveLoan,
  owingLoanStatuses,
  talkingLoanStatuses,
} from '@/lib/domain/loans/loan-rules';
import { type banks, loanEvents, loans } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findBank } from '@/backend/core/access/bank-staff';
import { recordBirthday } from '@/backend/features/accounts/services/birthday-changes';
import {
  checkBirthday,
  checkGuardianPhone,
  requireGuardian,
  requireMayBorrow,
  requireStays,
} from './borrower';
import { endOpenConsents } from './guardian-consent';
import { hasContract } from './loan-views';
import { postPayOut } from './post-to-ledger';
import { askSecondOfficer, firstWordOf, isForAdvisor } from './second-officer';
import {
  announceAnswer,
  announceLoan,
  announceWithdrawal,
  checkAmount,
  checkLoanDocuments,
  loanColumns,
  termsOf,
} from './submit-loan';
import { unseenPapers } from './unseen-papers';
import enLoan from '@/messages/en/loans/loan.json';
import kmLoan from '@/messages/km/loans/loan.json';

type LoanRow = typeof loans.$inferSelect;
interface LoanWish {
  loan: LoanRow;
  body: LoanChange;
}

const processed = () => new Refusal(409, 'already-processed', 'The data modification can not proceed.');

const store = async (
  act: Act,
  { loan, body }: LoanWish,
  actor: 'student' | 'bank',
  columns: Partial<LoanRow>,
  deed: LoanDeed | null = null,
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
  const approves = body.status === 'approved';
  const words = {
    deed,
    note: body.note || null,
    unseenReason: (approves && body.unseenReason) || null,
    ageReason: (approves && body.ageReason) || null,
  };
  if (to !== loan.status || deed || body.note) await act.tx.insert(loanEvents).values({ ...event, ...words });
  act.note(to === loan.status ? 'loan-changed' : 'loan-status', loan.id, { from: loan.status, to });
};

const targetOf = ({ loan, body }: LoanWish, who: 'student' | 'bank'): LoanStatus => {
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

const bankFields = ['contractOn', 'unseenReason', 'ageReason'] as const;
const notYours = (paths: readonly string[]) => invalid(paths.map((path) => ({ path, code: 'not-yours' })));

/** Questions and answers, as long as something is still open. @throws 409 */
const requireTalking = ({ status }: LoanRow) => {
  if (!talkingLoanStatuses.includes(status)) throw processed();
};

/**
 * Corrects, submits, answers or cancels. The terms are the bank's terms on the day of the first submission.
 * @throws 409 once the bank has begun, 422 by field, 412 for a stale version.
 */
export async function changeAsStudent(act: Act, change: LoanWish): Promise<void> {
  const { tx } = act;
  const { loan, body } = change;
  act.requireVersion(loan);
  const { status, note, ...rest } = body;
  const banks = bankFields.filter((field) => rest[field]);
  if (banks.length > 0) throw notYours(banks);
  const { contractOn: _contractOn, unseenReason: _reason, ageReason: _age, ...fields } = rest;
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
  if (isSent || fields.guardianPhone !== undefined) await checkGuardianPhone(tx, next);
  // What the bank returned was sent before, so it keeps the terms of that day.
  const terms = isSent && loan.status === 'draft' ? termsOf(bank) : {};
  // The word of a first officer ends with the application that it was about.
  const unasked = target === 'cancelled' ? { awaits: null, firstOfficerId: null } : {};
  await store(act, change, 'student', { ...columns, ...terms, ...unasked, status: target });
  // A draft has told nobody anything yet.
  const told = loan.status === 'draft' ? null : loan.dob;
  await recordBirthday(act, { userId: loan.userId, source: 'loan', before: told, after: next.dob });
  // With the contract it is the bank's turn, with words it may be.
  const answers = note || (hasContract(next) && !hasContract(loan));
  if (isSent) {
    await requireGuardian(act, next);
    await announceLoan(act, bank);
  } else if (answers && target !== 'cancelled') await announceAnswer(act, bank, loan.id);
  // The bank never sees a draft that was not submitted.
  const isWithdrawn = target === 'cancelled' && !['draft', 'cancelled'].includes(loan.status);
  if (isWithdrawn) await announceWithdrawal(act, bank, loan.id);
  if (target === 'cancelled') await endOpenConsents(act, loan);
}

/** @throws 422 where nothing is said, or for a field of the student's */
const checkBanksWords = ({ body }: LoanWish): void => {
  const {
    status: _status,
    note: _note,
    contractOn: _contractOn,
    unseenReason: _reason,
    ageReason: _age,
    ...fields
  } = body;
  const foreign = Object.keys(loanColumns(fields));
  if (foreign.length > 0) throw notYours(foreign.map((path) => (path === 'amountCents' ? 'amount' : path)));
  if (!body.status && !body.note && !body.contractOn) throw invalid([{ path: 'status', code: 'required' }]);
};

const checkMove = ({ loan, body: { status, note } }: LoanWish): void => {
  if (status === loan.status) throw invalid([{ path: 'status', code: 'same-status' }]);
  if ((status === 'returned' || status === 'rejected') && !note)
    throw invalid([{ path: 'note', code: 'required' }]);
};

/** Whoever approves has seen the papers, or says why not. @throws 422 */
const requireSeen = async (act: Act, { loan, body }: LoanWish): Promise<void> => {
  if (!body.unseenReason && (await unseenPapers(act.tx, loan)).length > 0)
    throw invalid([{ path: 'unseenReason', code: 'papers-unseen' }]);
};

const tellStudent = async (
  act: Act,
  { loan, body }: LoanWish,
  { name, nameNative }: typeof banks.$inferSelect,
): Promise<void> => {
  const names = { name, nameKm: nameNative };
  const page = '/profile/student-loan' as const;
  if (body.status) {
    const [en, km] = [enLoan.status[body.status], kmLoan.status[body.status]];
    const params = { ...names, statusEn: en, statusKm: km };
    await act.tell([loan.userId], { kind: 'loan-status', params, page });
  } else if (body.note) await act.tell([loan.userId], { kind: 'loan-question', params: names, page });
  else await act.deps.realtime.publishNotifications(act.tx, [loan.userId]);
};

/**
 * Sets the status, asks, or notes the day of the contract, and notifies the student. Where the bank wants two officers, the
 * first one's word is kept, and the student hears nothing yet. Nothing is paid out before the day of the contract is noted.
 * @throws 422 for a forbidden step, a field of the student's, a missing reason, or the same officer twice.
 */
export async function changeAsBank(act: Act, change: LoanWish): Promise<void> {
  const { loan, body } = change;
  act.requireVersion(loan);
  checkBanksWords(change);
  const target = targetOf(change, 'bank');
  if (body.status) checkMove(change);
  else requireTalking(loan);
  if (target !== loan.status && owingLoanStatuses.includes(target)) await requireStays(act, loan.userId);
  const contractOn = body.contractOn ?? loan.contractOn;
  const isPaidOut = target === 'paid-out' && loan.status !== 'paid-out';
  if (isPaidOut && contractOn === null) throw invalid([{ path: 'contractOn', code: 'required' }]);
  if (target !== loan.status && target === 'approved') {
    await requireMayBorrow(act, loan, body.ageReason);
    await requireSeen(act, change);
  }
  const bank = await findBank(act.tx, loan.bankId);
  const firstWord = firstWordOf(act, loan, target);
  if (firstWord) {
    await store(act, change, 'bank', { ...firstWord.columns, contractOn }, firstWord.deed);
    return askSecondOfficer(act, loan, bank);
  }
  const today = dayInCambodia(act.now);
  const moved = target === loan.status ? {} : { awaits: null, firstOfficerId: null };
  const columns = { status: target, contractOn, ...moved, ...(isPaidOut && { paidOutOn: today }) };
  const books = isPaidOut ? await postPayOut(act, { ...loan, ...columns }, today) : {};
  const deed = body.contractOn && !body.status ? 'contract-day' : null;
  await store(act, change, 'bank', { ...columns, ...books }, deed);
  if (target === 'rejected') await endOpenConsents(act, loan);
  await tellStudent(act, change, bank);
}

/**
 * The second word of an advisor, where a bank has one officer; the first has answered for papers and age.
 * @throws 403 for everything else: the bank decides about its loans
 */
export async function changeAsAdvisor(act: Act, { loan, body }: LoanWish): Promise<void> {
  const { status, ...rest } = body;
  const isAsked = status === loan.awaits && Object.keys(rest).length === 0;
  if (!isAsked || !(await isForAdvisor(act.tx, loan)))
    throw new Refusal(403, 'forbidden', 'The bank decides about its loans.');
  const [first] = await act.tx
    .select({ unseenReason: loanEvents.unseenReason, ageReason: loanEvents.ageReason })
    .from(loanEvents)
    .where(and(eq(loanEvents.loanId, loan.id), eq(loanEvents.deed, 'first-approval')))
    .orderBy(desc(loanEvents.at))
    .limit(1);
  const said = {
    ...(first?.unseenReason && { unseenReason: first.unseenReason }),
    ...(first?.ageReason && { ageReason: first.ageReason }),
  };
  await changeAsBank(act, { loan, body: { ...body, ...(status === 'approved' && said) } });
}
