import { readDate } from '@/lib/domain/values/date';
import { plainText } from '@/lib/domain/values/plain-text';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';

const inParts = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})$/;
const inOne = /^(\d{2})(\d{2})(\d{4})$/;
const sent = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** MM/DD/YYYY of what is typed day first, also of a day that no calendar has; what is not complete stays as it is typed. */
export function valueOfText(text: string): string {
  const typed = plainText(text);
  const read = readDate(typed, 'day-first');
  if (read && 'day' in read) return toMonthDayYear(read.day);
  const [, day, month, year] = inParts.exec(typed) ?? inOne.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return typed === '' ? '' : text;
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`;
}

/** A form's value as it is written, day first. */
export function textOfValue(value: string): string {
  const [, month, day, year] = sent.exec(value) ?? [];
  return day === undefined ? value : `${day}/${month}/${year}`;
}

/** The ISO day of what is typed, or null. */
export const dayOfText = (text: string): string | null => parseMonthDayYear(valueOfText(text));

/** An ISO day as it is written, day first. */
export const textOfDay = (day: string): string => textOfValue(toMonthDayYear(day));
