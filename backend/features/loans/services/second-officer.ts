import {
  type LoanDeed,
  type LoanStatus,
  type TwoOfficerMove,
  twoOfficerMoves,
} from '@/lib/domain/loans/loan-rules';
import type { banks, loans } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findAdvisors } from '@/backend/core/access/find-advisor';
import { staffOfBank } from '@/backend/core/access/bank-staff';

type LoanRow = typeof loans.$inferSelect;
type Bank = typeof banks.$inferSelect;

const deeds: Record<TwoOfficerMove, LoanDeed> = { approved: 'first-approval', 'paid-out': 'first-pay-out' };

/**
 * What a first officer's word is, where two are needed for this amount, and the other one has not agreed; null where the move may be done. Two are
 * needed for every amount, unless the bank had said from which on when the loan was sent. @throws 422 for the same officer twice
 */
export function firstWordOf(act: Act, loan: LoanRow, target: LoanStatus) {
  const move = twoOfficerMoves.find((each) => each === target);
  const from = loan.twoOfficersFromCents ?? 0;
  if (!move || move === loan.status || loan.amountCents < from) return null;
  if (loan.awaits !== move || loan.firstOfficerId === null)
    return { columns: { awaits: move, firstOfficerId: act.caller.id }, deed: deeds[move] };
  if (loan.firstOfficerId === act.caller.id) throw invalid([{ path: 'status', code: 'same-officer' }]);
  return null;
}

/** Whether an advisor is the second: the bank has one officer alone, whose word is there for this move. */
export async function isForAdvisor(db: Db, loan: LoanRow): Promise<boolean> {
  if (loan.awaits === null || loan.firstOfficerId === null) return false;
  return (await staffOfBank(db, loan.bankId)).every((id) => id === loan.firstOfficerId);
}

/** Tells the other officers that one of them is asked for; where there is none, the advisors. */
export async function askSecondOfficer(act: Act, loan: LoanRow, { name, nameNative }: Bank): Promise<void> {
  const officers = (await staffOfBank(act.tx, loan.bankId)).filter((id) => id !== act.caller.id);
  const others = officers.length > 0 ? officers : await findAdvisors(act.tx);
  const params = { name, nameKm: nameNative };
  const once = { subject: `loan-second:${loan.id}`, again: 'renew' as const };
  await act.tell(others, { kind: 'loan-second', params, page: '/advisor/student-loan', ...once });
}
