import { expect, test } from 'vitest';
import { joinInstant, splitInstant } from './instant-parts';

test('day and time are those of Cambodia', () => {
  const instant = joinInstant({ date: '04/25/2027', time: '06:30' });
  expect(instant).toBe('2027-04-24T23:30:00.000Z');
  expect(splitInstant(instant)).toEqual({ date: '04/25/2027', time: '06:30' });
});

test('a day alone begins with its first minute', () => {
  expect(joinInstant({ date: '04/25/2027', time: '' })).toBe('2027-04-24T17:00:00.000Z');
});

test('what is not complete stays as it is typed, and is no instant', () => {
  const typed = joinInstant({ date: '04//', time: '06:30' });
  expect(splitInstant(typed)).toEqual({ date: '04//', time: '06:30' });
  expect(joinInstant({ date: '02/31/2027', time: '' })).toBe('02/31/2027 ');
  expect(joinInstant({ date: '', time: '' })).toBe('');
  expect(splitInstant('')).toEqual({ date: '', time: '' });
});
