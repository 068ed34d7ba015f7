import { currency } from '@/lib/domain/limits/money';
import { unbroken } from '@/lib/domain/unbroken';
import { formatUsd } from './format-usd';
import { readFee } from '@/lib/domain/values/money';

/** Bounds in US dollars, both inclusive; a missing bound is open. */
export type FeeRange = { min?: number | null | undefined; max?: number | null | undefined };

/** True when the fee is known and in the range. An open range includes unknown fees. */
export function isFeeWithin(fee: number | string | null | undefined, { min, max }: FeeRange): boolean {
  const isOpen = (min ?? null) === null && (max ?? null) === null;
  const amount = readFee(fee);
  if (amount === null) return isOpen;
  return amount >= (min ?? 0) && amount <= (max ?? Infinity);
}

const usdWhole = new Intl.NumberFormat(currency.locale, {
  style: 'currency',
  currency: currency.code,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const plain = new Intl.NumberFormat(currency.locale, { maximumFractionDigits: 0 });

/** $1,200 for whole dollars, $1,200.50 otherwise: for cards and lists. */
export function formatUsdShort(amountUsd: number): string {
  return Number.isInteger(amountUsd) ? usdWhole.format(amountUsd) : formatUsd(amountUsd);
}

/** $1,200 – $1,500 on one line, or one amount where both are the same. */
export const formatUsdRange = (fromUsd: number, toUsd: number): string =>
  fromUsd === toUsd
    ? formatUsdShort(fromUsd)
    : unbroken(`${formatUsdShort(fromUsd)} – ${formatUsdShort(toUsd)}`);

/** The amount in riel, without decimals. */
export function usdToRiel(amountUsd: number, rielPerUsd: number): number {
  return Math.round(amountUsd * rielPerUsd);
}

/** 4,100,000៛: the sign is after the number, without a space. */
export function formatRiel(amountRiel: number): string {
  return `${plain.format(amountRiel)}៛`;
}
