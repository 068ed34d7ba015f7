import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { currency } from '@/lib/domain/limits';
import { trimAll } from '@/lib/domain/trim';

// Group separators are allowed only between thousands: 1,50 is refused, not read as 150.
const amountPattern = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
const amountMaxUsd = 1_000_000_000;

/**
 * Reads a fee in US dollars as schools write it (750, "$1,200", "1200.50 USD", "៧៥០$") and rounds to whole cents.
 * Null unless it is one amount from 0 to a billion.
 */
export function parseUsd(fee: number | string | null | undefined): number | null {
  if (fee === null || fee === undefined) return null;
  const bare = trimAll(toAsciiDigits(String(fee)).replace(/USD|(?:US)?\$/gi, ''));
  const [, whole, fraction = ''] = amountPattern.exec(bare) ?? [];
  if (whole === undefined) return null;
  const centsDigits = fraction.padEnd(3, '0');
  const cents =
    Number(whole.replaceAll(',', '')) * 100 +
    Number(centsDigits.slice(0, 2)) +
    (centsDigits.charAt(2) >= '5' ? 1 : 0);
  return cents <= amountMaxUsd * 100 ? cents / 100 : null;
}

/** Bounds in US dollars, both inclusive; a missing bound is open. */
export type FeeRange = { min?: number | null | undefined; max?: number | null | undefined };

/** True when the fee is known and in the range. An open range includes unknown fees. */
export function isFeeWithin(fee: number | string | null | undefined, { min, max }: FeeRange): boolean {
  const isOpen = (min ?? null) === null && (max ?? null) === null;
  const amount = parseUsd(fee);
  if (amount === null) return isOpen;
  return amount >= (min ?? 0) && amount <= (max ?? Infinity);
}

const usd = new Intl.NumberFormat(currency.locale, { style: 'currency', currency: currency.code });
const usdWhole = new Intl.NumberFormat(currency.locale, {
  style: 'currency',
  currency: currency.code,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const plain = new Intl.NumberFormat(currency.locale, { maximumFractionDigits: 0 });

/** $1,200.50; whole dollars with zeros, as in a receipt: $1,200.00. Digits are ASCII in both languages. */
export function formatUsd(amountUsd: number): string {
  return usd.format(amountUsd);
}

/** $1,200 for whole dollars, $1,200.50 otherwise: for cards and lists. */
export function formatUsdShort(amountUsd: number): string {
  return Number.isInteger(amountUsd) ? usdWhole.format(amountUsd) : usd.format(amountUsd);
}

/** $1,200 – $1,500, or one amount where both are the same. */
export const formatUsdRange = (fromUsd: number, toUsd: number): string =>
  fromUsd === toUsd ? formatUsdShort(fromUsd) : `${formatUsdShort(fromUsd)} – ${formatUsdShort(toUsd)}`;

/** The amount in riel, without decimals. */
export function usdToRiel(amountUsd: number, rielPerUsd: number): number {
  return Math.round(amountUsd * rielPerUsd);
}

/** 4,100,000៛: the sign is after the number, without a space. */
export function formatRiel(amountRiel: number): string {
  return `${plain.format(amountRiel)}៛`;
}
