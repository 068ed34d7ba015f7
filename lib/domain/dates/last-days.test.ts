import { expect, test } from 'vitest';
import { lastDays } from './last-days';

test('seven days with today, and seven before up to the same time', () => {
  // 10:00 in Phnom Penh.
  const now = new Date('2026-11-27T03:00:00Z');
  expect(lastDays(now, 7)).toEqual({
    from: '2026-11-21',
    now: { since: new Date('2026-11-20T17:00:00Z'), until: now },
    before: { since: new Date('2026-11-13T17:00:00Z'), until: new Date('2026-11-20T03:00:00Z') },
  });
});

test('late in the evening of London it is the next day in Phnom Penh', () => {
  expect(lastDays(new Date('2026-11-26T17:00:00Z'), 7).from).toBe('2026-11-21');
});
