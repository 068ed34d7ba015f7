import { expect, test } from 'vitest';
import { onTwelveHours } from './clock-time';

test.each([
  ['09:00', '09:00'],
  ['17:00', '05:00'],
  ['12:30', '12:30'],
  ['00:15', '12:15'],
])('%s is %s on a twelve-hour clock', (time, shown) => {
  expect(onTwelveHours(time)).toBe(shown);
});
