import { expect, test } from 'vitest';
import { overlappingSlot, weeklyLessons } from './weekly-series';

const slot = (weekday: number, startTime: string, endTime: string) => ({
  weekday,
  startTime,
  endTime,
  room: 'A',
});

test('lessons stand on their weekdays, both ends included', () => {
  // 2026-11-02 is a Monday.
  const lessons = weeklyLessons('2026-11-02', '2026-11-09', [
    slot(1, '13:00', '14:00'),
    slot(1, '07:00', '08:00'),
  ]);
  expect(lessons.map(({ day, slot: { startTime } }) => `${day} ${startTime}`)).toEqual([
    '2026-11-02 07:00',
    '2026-11-02 13:00',
    '2026-11-09 07:00',
    '2026-11-09 13:00',
  ]);
  expect(
    weeklyLessons('2026-11-02', '2026-11-08', [slot(7, '07:00', '08:00')]).map(({ day }) => day),
  ).toEqual(['2026-11-08']);
  expect(weeklyLessons('2026-11-03', '2026-11-02', [slot(2, '07:00', '08:00')])).toEqual([]);
});

test('slots of one day do not overlap; one may begin when another ends', () => {
  expect(
    overlappingSlot([slot(1, '07:00', '08:00'), slot(1, '08:00', '09:00'), slot(2, '07:30', '08:30')]),
  ).toBeNull();
  expect(overlappingSlot([slot(1, '07:00', '08:00'), slot(1, '07:59', '09:00')])).toBe(1);
});
