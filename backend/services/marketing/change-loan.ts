import { and, eq } from 'drizzle-orm';
import type { LoanChange } from '@/lib/contract/marketing/loan-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  editableLoanStatuses,
  loanDocumentKinds,
  type LoanStatus,
  mayMoveLoan,
} from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { loanEvents, loans } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { findBank } from '@/backend/services/access/bank-staff';
import { loanStatusNames } from './loan-status-names';
import { notify } from '@/backend/services/notification/notify';
import {
  announceLoan,
  announceWithdrawal,
  checkLoanDocuments,
  finishLoanDocuments,
  loanColumns,
} from './submit-loan';

type LoanRow = typeof loans.$inferSelect;
interface Change {
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
  change: Change,
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

const targetOf = ({ loan, body }: Change, who: 'student' | 'bank'): LoanStatus => {
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

/**
 * Corrects, submits or cancels. The rate is the bank's rate on the day of submission.
 * @throws 409 once the bank has begun, 422 by field, 412 for a stale version.
 */
export async function changeAsStudent(deps: Deps, change: Change): Promise<void> {
  const { loan, body, version } = change;
  requireVersion(loan, version, 'loan');
  const { status, note, ...fields } = body;
  if (note) throw invalid([{ path: 'note', code: 'not-yours' }]);
  const columns = loanColumns(fields);
  const isOpen = editableLoanStatuses.includes(loan.status) || addsContractOnly(loan, columns);
  if (Object.keys(columns).length > 0 && !isOpen) throw processed();
  const target = targetOf(change, 'student');
  const next = { ...loan, ...columns, status: target };
  await finishLoanDocuments(deps, loan.userId, fields.documents ?? {});
  await deps.db.transaction(async (tx) => {
    if (target !== 'cancelled') await checkLoanDocuments(tx, loan.userId, next);
    const bank = await findBank(tx, loan.bankId);
    const isSent = target === 'submitted' && status !== undefined && loan.status !== 'submitted';
    const rate = isSent ? { yearlyRateBasisPoints: bank.yearlyRateBasisPoints } : {};
    await store(deps, tx, change, 'student', { ...columns, ...rate, status: target });
    if (isSent) await announceLoan(deps, tx, bank);
    // The bank never sees a draft that was not submitted.
    const isWithdrawn = target === 'cancelled' && !['draft', 'cancelled'].includes(loan.status);
    if (isWithdrawn) await announceWithdrawal(deps, tx, bank, loan.id);
  });
}

/**
 * Sets the status and notifies the student. @throws 422 for a forbidden step, a field of the student's, or a missing
 * reason.
 */
export async function changeAsBank(deps: Deps, change: Change): Promise<void> {
  const { loan, body, version } = change;
  requireVersion(loan, version, 'loan');
  const { status, note, ...fields } = body;
  const foreign = Object.keys(loanColumns(fields));
  if (foreign.length > 0)
    throw invalid(
      foreign.map((path) => ({ path: path === 'amountCents' ? 'amount' : path, code: 'not-yours' })),
    );
  if (!status || status === loan.status)
    throw invalid([{ path: 'status', code: status ? 'same-status' : 'required' }]);
  const target = targetOf(change, 'bank');
  if ((target === 'returned' || target === 'rejected') && !note)
    throw invalid([{ path: 'note', code: 'required' }]);
  await deps.db.transaction(async (tx) => {
    const paidOut = target === 'paid-out' ? { paidOutOn: dayInCambodia(deps.clock.now()) } : {};
    await store(deps, tx, change, 'bank', { status: target, ...paidOut });
    const bank = await findBank(tx, loan.bankId);
    const name = loanStatusNames[target];
    const params = { name: bank.name, nameKm: bank.nameNative, statusEn: name.en, statusKm: name.km };
    await notify(deps, [loan.userId], { kind: 'loan-status', params, page: '/profile/student-loan' }, tx);
  });
}
