import { expect, test } from 'vitest';
import { type CalendarEvent, eventsByDay } from './calendar-event';
import { hoursOf, nowOn } from './week-hours';

const day = '2026-11-23';
const at = (hour: string, end: string, title = 'Statistics'): CalendarEvent => ({
  id: `${hour}-${title}`,
  title,
  start: `${day}T${hour}:00+07:00`,
  end: `${day}T${end}:00+07:00`,
});
const placed = (events: CalendarEvent[]) => hoursOf(eventsByDay(events), [day]);

test('a lesson is as long as its time, and the axis as long as the week', () => {
  const { from, to, byDay } = placed([at('07:30', '09:00'), at('14:00', '15:15')]);
  expect([from, to]).toEqual([7, 16]);
  expect(byDay.get(day)?.map(({ from: begin, long }) => [begin, long])).toEqual([
    [7.5, 1.5],
    [14, 1.25],
  ]);
});

test('lessons at once share their hours one below the other, and no others move', () => {
  const { byDay } = placed([at('07:00', '09:00', 'A'), at('07:30', '08:30', 'B'), at('09:00', '10:00', 'C')]);
  expect(byDay.get(day)?.map(({ event, from, long }) => [event.title, from, long])).toEqual([
    ['A', 7, 1],
    ['B', 8, 1],
    ['C', 9, 1],
  ]);
});

test('an hour grows until the longest name has room', () => {
  const short = placed([at('07:00', '08:00')]).hourRem;
  const long = placed([at('07:00', '08:00', 'An introduction to the writing of programs')]).hourRem;
  expect(long).toBeGreaterThan(short);
});

test('a week without lessons shows a morning, and days off have no hours', () => {
  const feast: CalendarEvent = { id: 'feast', title: 'Water Festival', start: day, end: day };
  expect(placed([feast])).toMatchObject({ from: 7, to: 12 });
  expect(placed([feast]).byDay.get(day)).toEqual([]);
});

test('the clock stands on the day of Phnom Penh alone', () => {
  const now = Date.parse('2026-11-22T18:30:00Z');
  expect(nowOn(day, now)).toBe(1.5);
  expect(nowOn('2026-11-22', now)).toBeNull();
  expect(nowOn(day, null)).toBeNull();
});
