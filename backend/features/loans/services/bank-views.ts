import type { Bank } from '@/lib/contract/loans/banks';
import { count, eq, inArray } from 'drizzle-orm';
import type { BoundTerms, DeskBank } from '@/lib/contract/loans/bank-shapes';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { type banks, bankStaff, bankWaitingChanges, users } from '@/backend/db/schema';
import type { BankTermsChange } from '@/backend/db/schema/marketing';
import { borrowerNames, ratePercent } from './loan-views';

type BankRow = typeof banks.$inferSelect;

/** The public fields of a bank. */
export const toBank = (row: BankRow): Bank => ({
  bankId: row.id,
  slug: row.slug,
  name: row.name,
  nameNative: row.nameNative,
  about: row.about,
  yearlyRatePercent: ratePercent(row),
  fee: row.feeCents / 100,
  amountMax: row.amountMaxCents / 100,
  branches: row.branches,
  phone: row.phone,
  email: row.email,
  isDemo: row.isDemo,
});

/** The same with the fields for its staff and advisors. */
export const toDeskBank = (row: BankRow) => ({
  ...toBank(row),
  status: row.status,
  paymentOrder: row.paymentOrder,
  twoOfficersFrom: row.twoOfficersFromCents === null ? null : row.twoOfficersFromCents / 100,
  textsDues: row.textsDues,
  version: row.version,
});

const usdOf = (cents: number): number => cents / 100;

/** Wanted columns as the contract says them. */
const toTerms = (change: BankTermsChange): BoundTerms => ({
  ...(change.yearlyRateBasisPoints !== undefined && {
    yearlyRatePercent: ratePercent({ yearlyRateBasisPoints: change.yearlyRateBasisPoints }),
  }),
  ...(change.feeCents !== undefined && { fee: usdOf(change.feeCents) }),
  ...(change.amountMaxCents !== undefined && { amountMax: usdOf(change.amountMaxCents) }),
  ...(change.paymentOrder !== undefined && { paymentOrder: change.paymentOrder }),
  ...(change.textsDues !== undefined && { textsDues: change.textsDues }),
  ...(change.twoOfficersFromCents !== undefined && {
    twoOfficersFrom: change.twoOfficersFromCents === null ? null : usdOf(change.twoOfficersFromCents),
  }),
});

/** Banks with who works there and which change of terms waits, as one of their people reads them. */
export async function showBanks(db: Db, rows: readonly BankRow[], readerId: string): Promise<DeskBank[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const people = await db
    .select({ bankId: bankStaff.bankId, officers: count() })
    .from(bankStaff)
    .where(inArray(bankStaff.bankId, ids))
    .groupBy(bankStaff.bankId);
  const { firstName, lastName, firstNameKm, lastNameKm } = users;
  const waiting = await db
    .select({ row: bankWaitingChanges, by: { firstName, lastName, firstNameKm, lastNameKm } })
    .from(bankWaitingChanges)
    .innerJoin(users, eq(users.id, bankWaitingChanges.askedBy))
    .where(inArray(bankWaitingChanges.bankId, ids));
  return rows.map((bank) => {
    const change = waiting.find(({ row }) => row.bankId === bank.id);
    return {
      ...toDeskBank(bank),
      officers: people.find(({ bankId }) => bankId === bank.id)?.officers ?? 0,
      waiting: change
        ? {
            id: change.row.id,
            at: change.row.askedAt.toISOString(),
            by: borrowerNames(change.by),
            isOwn: change.row.askedBy === readerId,
            wanted: toTerms(change.row.change),
          }
        : null,
    };
  });
}

export async function showBank(db: Db, row: BankRow, readerId: string): Promise<DeskBank> {
  return onlyRow(await showBanks(db, [row], readerId));
}
