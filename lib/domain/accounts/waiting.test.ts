import { expect, test } from 'vitest';
import { answerDayOf, firstOfEach } from './waiting';

const list = (name: string, days: number[]) =>
  days.map((day) => ({ name: `${name}${day}`, since: `2026-11-${String(day).padStart(2, '0')}` }));

test('each list has its oldest among the first, in the order of their waiting', () => {
  const lists = [list('a', [1, 2, 3, 4, 5]), list('b', [20, 21]), list('c', [10])];
  expect(firstOfEach(lists, 4).map(({ name }) => name)).toEqual(['a1', 'a2', 'c10', 'b20']);
});

test('a single list fills the whole, and less than the whole is shown as it is', () => {
  expect(firstOfEach([list('a', [1, 2, 3])], 2).map(({ name }) => name)).toEqual(['a1', 'a2']);
  expect(firstOfEach([list('a', [7]), []], 8).map(({ name }) => name)).toEqual(['a7']);
  expect(firstOfEach([], 8)).toEqual([]);
});

test('nobody is told to expect an answer on a Sunday', () => {
  // Five days after a Monday and a Tuesday.
  expect(answerDayOf('papers', '2026-11-30')).toBe('2026-12-05');
  expect(answerDayOf('papers', '2026-12-01')).toBe('2026-12-07');
});
