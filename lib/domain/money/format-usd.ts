import { currency } from '@/lib/domain/limits/money';

const exact = new Intl.NumberFormat(currency.locale, { style: 'currency', currency: currency.code });

/** An amount with its cents, as in a receipt: $1,234.50, $1,200.00. Digits are ASCII in both languages. */
export const formatUsd = (amount: number): string => exact.format(amount);

export const formatCents = (cents: number): string => formatUsd(cents / 100);
