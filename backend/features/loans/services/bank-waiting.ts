import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { bankChange } from '@/lib/contract/loans/bank-desk';
import { type banks, bankWaitingChanges } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { isAdvisor } from '@/backend/core/access/staff';
import { storeChange } from './bank-changes';
import { bankTermColumns } from './bank-terms';
import { boundColumnsOf, freeColumnsOf, oldAndNew, tellOfWaitingTerms } from './bound-terms';

type BankRow = typeof banks.$inferSelect;

/**
 * What an officer changes: texts and how the bank is reached at once, terms once somebody else confirms them.
 * @throws 409 while another change of terms waits, 412
 */
export async function changeAsOfficer(
  act: Act,
  bank: BankRow,
  change: z.output<typeof bankChange>,
): Promise<BankRow> {
  act.requireVersion(bank);
  const columns = bankTermColumns(change);
  const bound = boundColumnsOf(bank, columns);
  const free = freeColumnsOf(columns);
  const row = Object.keys(free).length > 0 ? await storeChange(act, bank, free) : bank;
  if (Object.keys(bound).length === 0) return row;
  const [asked] = await act.tx
    .insert(bankWaitingChanges)
    .values({ bankId: bank.id, change: bound, askedBy: act.caller.id, askedAt: act.now })
    .onConflictDoNothing()
    .returning({ id: bankWaitingChanges.id });
  if (!asked)
    throw new Refusal(409, 'change-waits', 'Another change of the terms waits for a second officer.');
  act.note('bank-terms-asked', bank.id, { change: asked.id, ...oldAndNew(bank, bound) });
  await tellOfWaitingTerms(act, bank, bound, 'bank-terms-waiting');
  return row;
}

/** @throws 404 */
const findChange = async (act: Act, bank: BankRow, id: string) => {
  const isIt = and(eq(bankWaitingChanges.id, id), eq(bankWaitingChanges.bankId, bank.id));
  const [row] = await act.tx.select().from(bankWaitingChanges).where(isIt).for('update');
  if (!row) throw notFound('No such change waits.');
  return row;
};

/** Lets a waiting change hold. @throws 404, 409 for who asked for it */
export async function confirmChange(act: Act, bank: BankRow, id: string): Promise<BankRow> {
  const { askedBy, change } = await findChange(act, bank, id);
  if (askedBy === act.caller.id)
    throw new Refusal(409, 'same-officer', 'Whoever asked for the change cannot confirm it.');
  act.note('bank-terms-confirmed', bank.id, { change: id, askedBy });
  return storeChange(act, bank, change);
}

/** Takes a waiting change back, or declines it. @throws 404 */
export async function withdrawChange(act: Act, bank: BankRow, id: string): Promise<void> {
  const { change, askedBy } = await findChange(act, bank, id);
  await act.tx.delete(bankWaitingChanges).where(eq(bankWaitingChanges.id, id));
  act.note('bank-terms-withdrawn', bank.id, { change: id, askedBy, byAdvisor: isAdvisor(act.caller) });
  await tellOfWaitingTerms(act, bank, change, 'bank-terms-withdrawn');
}
