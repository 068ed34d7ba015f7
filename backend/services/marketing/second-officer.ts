import {
  type LoanDeed,
  type LoanStatus,
  type TwoOfficerMove,
  twoOfficerMoves,
} from '@/lib/domain/loans/loan-rules';
import type { banks, loans } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { staffOfBank } from '@/backend/services/access/bank-staff';

type LoanRow = typeof loans.$inferSelect;
type Bank = typeof banks.$inferSelect;

const deeds: Record<TwoOfficerMove, LoanDeed> = { approved: 'first-approval', 'paid-out': 'first-pay-out' };

/**
 * What a first officer's word is, where the bank wanted two for this amount when the loan was sent, and the other one has not agreed; null where the
 * move may be done. @throws 422 for the same officer twice
 */
export function firstWordOf(act: Act, loan: LoanRow, target: LoanStatus) {
  const move = twoOfficerMoves.find((each) => each === target);
  const from = loan.twoOfficersFromCents;
  if (!move || move === loan.status || from === null || loan.amountCents < from) return null;
  if (loan.awaits !== move || loan.firstOfficerId === null)
    return { columns: { awaits: move, firstOfficerId: act.caller.id }, deed: deeds[move] };
  if (loan.firstOfficerId === act.caller.id) throw invalid([{ path: 'status', code: 'same-officer' }]);
  return null;
}

/** Tells the other officers that one of them is asked for. */
export async function askSecondOfficer(act: Act, loan: LoanRow, { name, nameNative }: Bank): Promise<void> {
  const others = (await staffOfBank(act.tx, loan.bankId)).filter((id) => id !== act.caller.id);
  const params = { name, nameKm: nameNative };
  const once = { subject: `loan-second:${loan.id}`, again: 'renew' as const };
  await act.tell(others, { kind: 'loan-second', params, page: '/advisor/student-loan', ...once });
}
