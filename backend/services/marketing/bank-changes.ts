import type * as z from 'zod';
import type { bankChange, bankDraft } from '@/lib/contract/marketing/bank-desk';
import { banks } from '@/backend/db/schema';
import type { Author } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { areOtherTerms, columnsOf, recordTerms, toBasisPoints } from './bank-terms';

type BankRow = typeof banks.$inferSelect;

/** Adds a bank with its first terms. @throws 409 where another has the slug */
export async function createBank(act: Act<Author>, draft: z.output<typeof bankDraft>): Promise<BankRow> {
  const values = {
    ...columnsOf(draft),
    yearlyRateBasisPoints: toBasisPoints(draft.yearlyRatePercent),
    createdAt: act.now,
  };
  const [row] = await act.tx.insert(banks).values(values).onConflictDoNothing().returning();
  if (!row) throw new Refusal(409, 'slug-taken', 'Another bank has this slug.');
  await recordTerms(act, row);
  act.note('bank-created', row.id);
  return row;
}

/** Changes a bank; other terms are recorded. Loans keep the terms of their day. @throws 412 */
export async function changeBank(
  act: Act<Author>,
  bank: BankRow,
  change: z.output<typeof bankChange>,
): Promise<BankRow> {
  act.requireVersion(bank);
  const row = await act.bump(banks, bank, columnsOf(change));
  if (areOtherTerms(bank, row)) await recordTerms(act, row);
  act.note('bank-changed', bank.id);
  return row;
}
