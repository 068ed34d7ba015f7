import type { banks } from '@/backend/db/schema';
import type { BankTermsChange } from '@/backend/db/schema/marketing';
import type { Author } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import { staffOfBank } from '@/backend/core/access/bank-staff';
import { formatCents } from '@/lib/domain/money/format-usd';
import { ratePercent } from './loan-views';
import { noticeFact } from '@/backend/features/notices/services/facts';

type BankRow = typeof banks.$inferSelect;

const boundKeys = [
  'yearlyRateBasisPoints',
  'feeCents',
  'amountMaxCents',
  'paymentOrder',
  'twoOfficersFromCents',
  'textsDues',
] as const;

/** Of wanted columns those that bind the officers or borrowers, where they differ from what holds now. */
export const boundColumnsOf = (bank: BankRow, columns: Partial<BankRow>): BankTermsChange =>
  Object.fromEntries(
    boundKeys.flatMap((key) =>
      columns[key] === undefined || columns[key] === bank[key] ? [] : [[key, columns[key]]],
    ),
  );

/** The same without them: what an officer changes alone. */
export const freeColumnsOf = (columns: Partial<BankRow>): Partial<BankRow> =>
  Object.fromEntries(Object.entries(columns).filter(([key]) => !boundKeys.some((bound) => bound === key)));

export const isOtherField = (before: BankRow, after: BankRow, key: string): boolean => {
  const valueOf = (row: BankRow) => JSON.stringify(Object.entries(row).find(([name]) => name === key)?.[1]);
  return valueOf(before) !== valueOf(after);
};

/** For the audit log: numbers and codes before and after. */
export const oldAndNew = (
  bank: BankRow,
  change: BankTermsChange,
): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    boundKeys.flatMap((key) =>
      change[key] === undefined
        ? []
        : [
            [`${key}Before`, bank[key]],
            [`${key}After`, change[key]],
          ],
    ),
  );

/** The change as one line of a notice: what, before → after. */
const lineOf = (bank: BankRow, change: BankTermsChange, locale: 'en' | 'km'): string => {
  const say = (key: (typeof boundKeys)[number] | 'never' | 'other') => noticeFact(`terms.${key}`)[locale];
  const money = (cents: number | null) => (cents === null ? say('never') : formatCents(cents));
  const rate = (yearlyRateBasisPoints: number) => `${ratePercent({ yearlyRateBasisPoints })}%`;
  const parts = boundKeys.flatMap((key) => {
    const [before, after] = [bank[key], change[key]];
    if (after === undefined) return [];
    if (
      typeof before === 'string' ||
      typeof after === 'string' ||
      typeof before === 'boolean' ||
      typeof after === 'boolean'
    )
      return `${say(key)}: ${say('other')}`;
    if (key === 'yearlyRateBasisPoints') return `${say(key)}: ${rate(before ?? 0)} → ${rate(after ?? 0)}`;
    return `${say(key)}: ${money(before)} → ${money(after)}`;
  });
  return parts.join(locale === 'km' ? ' ' : ', ');
};

const paramsOf = (bank: BankRow, change: BankTermsChange) => ({
  name: bank.name,
  nameKm: bank.nameNative,
  statusEn: lineOf(bank, change, 'en'),
  statusKm: lineOf(bank, change, 'km'),
});

const page = '/advisor/student-loan/detail' as const;

/** Tells all officers of a bank what binds them now, with the old and the new values. */
export async function tellOfTerms(act: Act<Author>, bank: BankRow, change: BankTermsChange): Promise<void> {
  const people = await staffOfBank(act.tx, bank.id);
  await act.tell(people, { kind: 'bank-terms', params: paramsOf(bank, change), page });
}

/** Tells the other officers of a bank what one of them asks for, or that nothing comes of it. */
export async function tellOfWaitingTerms(
  act: Act<Author>,
  bank: BankRow,
  change: BankTermsChange,
  kind: 'bank-terms-waiting' | 'bank-terms-withdrawn',
): Promise<void> {
  const others = (await staffOfBank(act.tx, bank.id)).filter((id) => id !== act.caller.id);
  await act.tell(others, { kind, params: paramsOf(bank, change), page });
}
