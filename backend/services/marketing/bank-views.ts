import type { Bank } from '@/lib/contract/marketing/banks';
import type { banks } from '@/backend/db/schema';
import { ratePercent } from './loan-views';

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
