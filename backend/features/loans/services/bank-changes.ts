import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { bankChange, bankDraft } from '@/lib/contract/loans/bank-desk';
import { banks, bankWaitingChanges } from '@/backend/db/schema';
import type { Author } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { boundColumnsOf, isOtherField, oldAndNew, tellOfTerms } from './bound-terms';
import { areOtherTerms, bankTermColumns, recordTerms, toBasisPoints } from './bank-terms';

type BankRow = typeof banks.$inferSelect;

/** Adds a bank with its first terms. @throws 409 where another has the slug */
export async function createBank(act: Act<Author>, draft: z.output<typeof bankDraft>): Promise<BankRow> {
  const values = {
    ...bankTermColumns(draft),
    yearlyRateBasisPoints: toBasisPoints(draft.yearlyRatePercent),
    createdAt: act.now,
  };
  const [row] = await act.tx.insert(banks).values(values).onConflictDoNothing().returning();
  if (!row) throw new Refusal(409, 'slug-taken', 'Another bank has this slug.');
  await recordTerms(act, row);
  act.note('bank-created', row.id);
  return row;
}

/**
 * Changes a bank; other terms are recorded, and all its officers are told of what binds them. Loans keep the terms of
 * their day. A change that waited was about the terms before, and ends.
 * @throws 412
 */
export async function changeBank(
  act: Act<Author>,
  bank: BankRow,
  change: z.output<typeof bankChange>,
): Promise<BankRow> {
  act.requireVersion(bank);
  return storeChange(act, bank, bankTermColumns(change));
}

/** Writes columns of a bank with their old and new values in the audit log. @throws 412 */
export async function storeChange(
  act: Act<Author>,
  bank: BankRow,
  columns: Partial<BankRow>,
): Promise<BankRow> {
  const row = await act.bump(banks, bank, columns);
  if (areOtherTerms(bank, row)) await recordTerms(act, row);
  const bound = boundColumnsOf(bank, columns);
  const fields = Object.keys(columns).filter((key) => isOtherField(bank, row, key));
  act.note('bank-changed', bank.id, { fields: fields.join(','), ...oldAndNew(bank, bound) });
  if (Object.keys(bound).length === 0) return row;
  await act.tx.delete(bankWaitingChanges).where(eq(bankWaitingChanges.bankId, bank.id));
  await tellOfTerms(act, bank, bound);
  return row;
}
