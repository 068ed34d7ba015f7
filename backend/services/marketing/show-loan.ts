import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import type { Deps } from '@/backend/deps';
import { audit } from '@/backend/services/access/audit';
import type { FoundLoan } from './find-loan';
import { readLoanDetail } from './loan-views';

/** The loan for a reader; what others than the student read is on record. */
export async function showLoan(
  deps: Deps,
  { loan, reader }: FoundLoan,
  actorId: string,
  requestId: string,
): Promise<LoanDetail> {
  if (reader !== 'student') {
    const entry = { action: 'loan-viewed', actorId, subject: loan.id, requestId, detail: { reader } };
    await audit(deps, entry);
  }
  return readLoanDetail(deps.db, loan.id, { withDocuments: reader !== 'advisor' });
}
