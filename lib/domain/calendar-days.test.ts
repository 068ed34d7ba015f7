import { expect, test } from 'vitest';
import { addMonthsTo, daysFromTo, weekOf, weekStart, weeksOfMonth } from './calendar-days';

test('weeks begin on Monday', () => {
  expect(weekStart('2026-11-22')).toBe('2026-11-16');
  expect(weekStart('2026-11-16')).toBe('2026-11-16');
  expect(weekOf('2026-12-31').at(-1)).toBe('2027-01-03');
});

test('a month is drawn in whole weeks', () => {
  const weeks = weeksOfMonth('2026-11-22');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
});

test('a month later is the last day where there is no such day', () => {
  expect(addMonthsTo('2026-01-31', 1)).toBe('2026-02-28');
  expect(daysFromTo('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
