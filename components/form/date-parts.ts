import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export const noParts: DateParts = { day: '', month: '', year: '' };

/** Digits only, Khmer ones included, at most `length`. */
export const digitsOf = (typed: string, length: number) =>
  toAsciiDigits(typed).replace(/\D/g, '').slice(0, length);

/**
 * MM/DD/YYYY as the specification sends it; '' without any part. Incomplete parts give an invalid text, never a
 * guess.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`;
}

/** The parts of MM/DD/YYYY, without leading zeros as people write them. */
export function splitDate(value: string): DateParts {
  const [, month = '', day = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{0,4})$/.exec(value) ?? [];
  return { day: day.replace(/^0+/, ''), month: month.replace(/^0+/, ''), year };
}

/**
 * A month as its last day, so that the current month is still in the future; '' without any part, an invalid date
 * while a part is missing.
 */
export function joinMonth({ month, year }: Pick<DateParts, 'month' | 'year'>): string {
  if (!month && !year) return '';
  const isWhole = month !== '' && year.length === 4;
  const day = isWhole ? new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() : 0;
  return joinDate({ day: String(day), month, year });
}
