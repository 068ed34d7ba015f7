import { expect, it } from 'vitest';
import { attendanceOf, heldUntil } from './event-places';

const at = (time: string) => new Date(`${time}+07:00`);
const fair = { startsAt: at('2026-12-20T09:00:00'), endsAt: at('2026-12-20T12:00:00') };

it.each([
  ['a day', '2026-12-10T14:00:00', '2026-12-11T14:00:00'],
  ['a day that would end at night', '2026-12-10T22:30:00', '2026-12-12T08:00:00'],
  ['a day that would end before the morning', '2026-12-10T03:00:00', '2026-12-11T08:00:00'],
  ['a day that ends at 21:00', '2026-12-10T21:00:00', '2026-12-11T21:00:00'],
  ['two hours within a day', '2026-12-19T10:00:00', '2026-12-19T12:00:00'],
  ['two hours that would end at night', '2026-12-19T20:00:00', '2026-12-20T08:00:00'],
  ['time for the next to be asked the evening before', '2026-12-19T03:00:00', '2026-12-19T21:00:00'],
  ['time for the next on the day before', '2026-12-18T14:00:00', '2026-12-19T14:00:00'],
  ['not past the beginning', '2026-12-20T08:30:00', '2026-12-20T09:00:00'],
  ['not past the end once it has begun', '2026-12-20T11:00:00', '2026-12-20T12:00:00'],
])('holds a place for %s', (_, now, until) => {
  expect(heldUntil(at(now), fair)).toEqual(at(until));
});

it('the night before an event at dawn does not outlast its beginning', () => {
  const dawn = { startsAt: at('2026-12-20T06:00:00'), endsAt: at('2026-12-20T07:00:00') };
  expect(heldUntil(at('2026-12-19T20:30:00'), dawn)).toEqual(dawn.startsAt);
});

const scan = (id: string, kind: 'in' | 'out', minute: number) => ({
  id,
  kind,
  at: at(`2026-12-20T08:${String(minute).padStart(2, '0')}:00`),
});

it('the earliest scan counts in whatever order scans arrive, and the other one is listed', () => {
  const [early, late] = [scan('b', 'in', 14), scan('a', 'in', 20)];
  const read = { attendedAt: early.at, doubles: ['a'] };
  expect([attendanceOf([early, late]), attendanceOf([late, early])]).toEqual([read, read]);
});

it('what is undone counts no more, and who comes in again is in', () => {
  const [first, undone, again] = [scan('a', 'in', 1), scan('b', 'out', 2), scan('c', 'in', 3)];
  expect(attendanceOf([first, undone])).toEqual({ attendedAt: null, doubles: [] });
  expect(attendanceOf([again, undone, first])).toEqual({ attendedAt: again.at, doubles: [] });
});
