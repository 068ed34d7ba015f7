import { expect, test } from 'vitest';
import { joinHyphens, unbroken, withoutJoins } from './unbroken';

test('hyphens and dashes hold to what follows, once', () => {
  expect(joinHyphens('05-Apr-2026')).toBe('05-\u2060Apr-\u20602026');
  expect(joinHyphens(joinHyphens('07:00–08:30'))).toBe('07:00–\u206008:30');
});

test('a range is one line, and reads the same', () => {
  const range = unbroken('$1,200 – $1,500');
  expect(range).not.toMatch(/ |–(?!\u2060)/);
  expect(withoutJoins(range).replaceAll('\u00a0', ' ')).toBe('$1,200 – $1,500');
});
