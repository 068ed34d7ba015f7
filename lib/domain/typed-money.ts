import { toAsciiDigits } from './khmer/khmer-digits';
import { groupDigits } from './numbers';

export type Currency = 'USD' | 'KHR';

const amounts: Record<Currency, RegExp> = { USD: /^\d{1,12}(?:\.\d{0,2})?$/, KHR: /^\d{1,15}$/ };

/** A comma stands between thousands. Anywhere else it may be meant for cents, and 999,99 would become a hundred times as much. */
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * The amount of a typed text; null when it is empty, undefined when it is invalid. `1,250.50`, `$ 1 250`, `៥០០០៛` are
 * valid.
 */
export function readTypedMoney(text: string, currency: Currency): number | null | undefined {
  const typed = toAsciiDigits(text).replace(/[\s\u200b$៛]/g, '');
  if (typed === '') return null;
  if (typed.includes(',') && !grouped.test(typed)) return undefined;
  const plain = typed.replaceAll(',', '');
  return amounts[currency].test(plain) ? Number(plain) : undefined;
}

/** An amount in groups, cents only when there are some: 1,250 and 1,250.50. */
export function formatTypedMoney(amount: number): string {
  const [whole = '', cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  return cents === undefined ? groupDigits(Number(whole)) : `${groupDigits(Number(whole))}.${cents}`;
}
