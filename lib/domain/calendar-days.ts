import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

// Days are ISO days (YYYY-MM-DD) without a time zone; weeks begin on Monday, as schools in Cambodia count them.

const on = (day: string) => dayjs.utc(day);
const mondayOffset = (day: string) => (on(day).day() + 6) % 7;

export const addDays = (day: string, days: number): string => on(day).add(days, 'day').format('YYYY-MM-DD');
export const addMonthsTo = (day: string, months: number): string =>
  on(day).add(months, 'month').format('YYYY-MM-DD');
export const weekStart = (day: string): string => addDays(day, -mondayOffset(day));

/** The seven days of a day's week. */
export const weekOf = (day: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(weekStart(day), index));

/** The weeks that touch a day's month, each with seven days. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonthsTo(first, 1), -1);
  const weeks: string[][] = [];
  for (let start = weekStart(first); start <= last; start = addDays(start, 7)) weeks.push(weekOf(start));
  return weeks;
}

/** Every day from one to another, both included. */
export function daysFromTo(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
