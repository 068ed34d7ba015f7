import { expect, test } from 'vitest';
import { weeklyDays } from './event-series';

test('a weekly series has its last day, and leaves free days out', () => {
  expect(weeklyDays('2026-11-02', '2026-11-30', new Set(['2026-11-09', '2026-11-10']))).toEqual({
    days: ['2026-11-02', '2026-11-16', '2026-11-23', '2026-11-30'],
    skipped: ['2026-11-09'],
  });
  expect(weeklyDays('2026-12-28', '2027-01-10', new Set())?.days).toEqual(['2026-12-28', '2027-01-04']);
});

test('a series has sixty days and no more; those that are left out do not count', () => {
  expect(weeklyDays('2026-11-02', '2027-12-20', new Set())?.days).toHaveLength(60);
  expect(weeklyDays('2026-11-02', '2027-12-27', new Set())).toBeNull();
  expect(weeklyDays('2026-11-02', '2027-12-27', new Set(['2026-11-09']))?.days).toHaveLength(60);
  expect(weeklyDays('2026-11-02', '2026-11-01', new Set())).toEqual({ days: [], skipped: [] });
});
