import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import type { Act } from '@/backend/core/access/act';
import type { FoundLoan } from './find-loan';
import { readLoanDetail } from './loan-detail';

/** The loan for a reader; what others than the student read is on record. */
export async function showLoan(act: Act, { loan, reader }: FoundLoan): Promise<LoanDetail> {
  if (reader !== 'student') act.note('loan-viewed', loan.id, { reader });
  return readLoanDetail(act.tx, loan.id, { reader, callerId: act.caller.id, now: act.now });
}
