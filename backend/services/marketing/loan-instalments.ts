import { and, eq, isNull } from 'drizzle-orm';
import type { LoanChange } from '@/lib/contract/marketing/loan-shapes';
import { loanInstalments, type loans } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { costOf } from './loan-views';

type LoanRow = typeof loans.$inferSelect;

/** The plan of a loan that is paid out; from then on it never changes. */
export async function storeInstalments(act: Pick<Act, 'tx'>, loan: LoanRow): Promise<void> {
  const rows = costOf(loan).instalments.flatMap(({ dueOn, ...cents }) =>
    dueOn === null ? [] : [{ loanId: loan.id, dueOn, ...cents }],
  );
  if (rows.length > 0) await act.tx.insert(loanInstalments).values(rows).onConflictDoNothing();
}

/** Notes that an instalment was paid, or is missing. @throws 422 for a day to come, or an instalment that is none */
export async function noteInstalment(
  act: Act,
  loan: LoanRow,
  { number, state, on }: NonNullable<LoanChange['instalment']>,
  today: string,
): Promise<void> {
  if (loan.status !== 'paid-out')
    throw new Refusal(409, 'already-processed', 'The data modification can not proceed.');
  if (on > today) throw invalid([{ path: 'instalment.on', code: 'day-in-future' }]);
  if (loan.paidOutOn && on < loan.paidOutOn) throw invalid([{ path: 'instalment.on', code: 'before-start' }]);
  await storeInstalments(act, loan);
  const changed = await act.tx
    .update(loanInstalments)
    .set({ paidOn: state === 'paid' ? on : null, lateOn: state === 'late' ? on : null })
    .where(and(eq(loanInstalments.loanId, loan.id), eq(loanInstalments.number, number)))
    .returning({ number: loanInstalments.number });
  if (changed.length === 0) throw invalid([{ path: 'instalment.number', code: 'unknown-instalment' }]);
}

/** A loan is closed when nothing is owed any more. @throws 422 */
export async function requireSettled({ tx }: Act, loanId: string): Promise<void> {
  const owed = and(eq(loanInstalments.loanId, loanId), isNull(loanInstalments.paidOn));
  if ((await tx.$count(loanInstalments, owed)) > 0)
    throw invalid([{ path: 'status', code: 'instalments-open' }]);
}
