import { groupDigits, readNumber } from './number';
import { plainText } from './plain-text';

export type Currency = 'USD' | 'KHR';

const names: Record<Currency, string> = {
  USD: 'USD|US\\$|\\$|dollars?|ដុល្លារ(?:អាមេរិក)?',
  KHR: 'KHR|៛|riels?|រៀល',
};
const atEnds = (currency: Currency) =>
  new RegExp(`^(?:${names[currency]}) ?| ?(?:${names[currency]})$`, 'giu');
/** The name of a currency stands before or behind an amount, never inside. */
const namedAtEnds: Record<Currency, RegExp> = { USD: atEnds('USD'), KHR: atEnds('KHR') };
/** 1.250: a number of dollars with three decimals, or thousands as in Viet Nam. */
const oneDotBeforeThree = /^\d{1,3}\.\d{3}$/;
const most: Record<Currency, number> = { USD: 1e12, KHR: 1e15 };

const readAmount = (written: string, currency: Currency): number | null | undefined => {
  const text = plainText(written);
  if (text === '') return null;
  const bare = text.replace(namedAtEnds[currency], '');
  if (oneDotBeforeThree.test(bare)) return currency === 'KHR' ? Number(bare.replace('.', '')) : undefined;
  const amount = readNumber(bare);
  return amount === null || amount < 0 || amount >= most[currency] ? undefined : amount;
};

const hasParts: Record<Currency, (amount: number) => boolean> = {
  USD: (amount) => Number(amount.toFixed(2)) !== amount,
  KHR: (amount) => !Number.isInteger(amount),
};

/**
 * An amount as people write it, in the units of its currency: `1,250.50`, `$ 1 250`, `US$1,200`, `1200.50 USD`, `999,99`, `៥០០០៛`,
 * `5.000 riel`. Null where it is empty; undefined for what is no amount, could be two (`1.250` dollars), names the other currency, is
 * less than nothing or has parts of a cent or of a riel.
 */
export function readMoney(written: string, currency: Currency): number | null | undefined {
  const amount = readAmount(written, currency);
  return amount && hasParts[currency](amount) ? undefined : amount;
}

/** A fee in dollars as schools write it, rounded to whole cents; null when it is no single amount from 0 to a billion. */
export function readFee(fee: number | string | null | undefined): number | null {
  if (fee === null || fee === undefined) return null;
  // What a space parts may be two fees.
  if (typeof fee === 'string' && /\d \d/.test(plainText(fee))) return null;
  const amount = typeof fee === 'number' ? fee : readAmount(fee, 'USD');
  if (amount === null || amount === undefined || !(amount >= 0 && amount <= 1_000_000_000)) return null;
  // Half a cent goes up, also where its binary form lies below.
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

/** An amount in groups, cents only when there are some: 1,250 and 1,250.50. */
export function formatTypedMoney(amount: number): string {
  const [whole = '', cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  return cents === undefined ? groupDigits(Number(whole)) : `${groupDigits(Number(whole))}.${cents}`;
}
