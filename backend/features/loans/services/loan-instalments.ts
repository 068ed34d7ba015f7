import { loanInstalments, type loans } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { costOf } from './loan-views';

type LoanRow = typeof loans.$inferSelect;

/** The plan of a loan that is paid out; from then on it never changes. */
export async function storeInstalments(act: Pick<Act, 'tx'>, loan: LoanRow): Promise<void> {
  const rows = costOf(loan).instalments.flatMap(({ dueOn, ...cents }) =>
    dueOn === null ? [] : [{ loanId: loan.id, dueOn, ...cents }],
  );
  if (rows.length > 0) await act.tx.insert(loanInstalments).values(rows).onConflictDoNothing();
}
