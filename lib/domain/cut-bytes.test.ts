import { expect, test } from 'vitest';
import { cutToBytes } from './cut-bytes';

test('what fits stays as it is', () => {
  expect(cutToBytes('សាលា', 12)).toBe('សាលា');
  expect(cutToBytes('', 0)).toBe('');
});

test('the rest goes, and with it the character that would be cut apart', () => {
  expect(cutToBytes('សាលា', 11)).toBe('សាល');
  expect(cutToBytes('a😀b', 4)).toBe('a');
  expect(cutToBytes('abc', 2)).toBe('ab');
});
