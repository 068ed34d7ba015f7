import { desc, eq } from 'drizzle-orm';
import type { BankBranch } from '@/lib/contract/loans/banks';
import type { Db } from '@/backend/db/client';
import { type banks, bankTerms, users } from '@/backend/db/schema';
import type { Author } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import { borrowerNames, ratePercent } from './loan-views';

type BankRow = typeof banks.$inferSelect;

const centsPerUsd = 100;
const shownMax = 100;

interface Terms {
  yearlyRatePercent?: number | undefined;
  fee?: number | undefined;
  amountMax?: number | undefined;
  branches?: BankBranch[] | undefined;
  twoOfficersFrom?: number | null | undefined;
}

export const toBasisPoints = (percent: number): number => Math.round(percent * 100);

/** The columns of the given fields; what is not given is left out. */
export const bankTermColumns = <Fields extends Terms>({
  yearlyRatePercent,
  fee,
  amountMax,
  twoOfficersFrom,
  ...fields
}: Fields) => ({
  ...fields,
  ...(yearlyRatePercent !== undefined && { yearlyRateBasisPoints: toBasisPoints(yearlyRatePercent) }),
  ...(fee !== undefined && { feeCents: Math.round(fee * centsPerUsd) }),
  ...(amountMax !== undefined && { amountMaxCents: Math.round(amountMax * centsPerUsd) }),
  ...(twoOfficersFrom !== undefined && {
    twoOfficersFromCents: twoOfficersFrom === null ? null : Math.round(twoOfficersFrom * centsPerUsd),
  }),
});

const termsOf = ({ yearlyRateBasisPoints, feeCents, amountMaxCents, branches }: BankRow) => ({
  yearlyRateBasisPoints,
  feeCents,
  amountMaxCents,
  branches,
});

export const areOtherTerms = (before: BankRow, after: BankRow): boolean =>
  JSON.stringify(termsOf(before)) !== JSON.stringify(termsOf(after));

export const recordTerms = async (act: Act<Author>, bank: BankRow): Promise<void> => {
  const row = { bankId: bank.id, at: act.now, changedBy: act.caller.id, ...termsOf(bank) };
  await act.tx.insert(bankTerms).values(row);
};

/** Latest first. */
export async function readTerms(db: Db, bankId: string) {
  const { firstName, lastName, firstNameKm, lastNameKm } = users;
  const rows = await db
    .select({ terms: bankTerms, user: { firstName, lastName, firstNameKm, lastNameKm } })
    .from(bankTerms)
    .leftJoin(users, eq(users.id, bankTerms.changedBy))
    .where(eq(bankTerms.bankId, bankId))
    .orderBy(desc(bankTerms.at), desc(bankTerms.id))
    .limit(shownMax);
  return rows.map(({ terms, user }) => ({
    at: terms.at.toISOString(),
    by: user ? borrowerNames(user) : { name: '', nameKm: '' },
    yearlyRatePercent: ratePercent(terms),
    fee: terms.feeCents / centsPerUsd,
    amountMax: terms.amountMaxCents / centsPerUsd,
    branches: terms.branches,
  }));
}
