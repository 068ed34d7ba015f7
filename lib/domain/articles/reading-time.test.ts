import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time';

test('minutes follow the words, never fewer than one', () => {
  expect(readingMinutes('', 'en')).toBe(1);
  expect(readingMinutes('word '.repeat(600), 'en')).toBe(3);
});

test('Khmer words are counted although no spaces stand between them', () => {
  expect(readingMinutes('សិស្សរៀនសូត្រ'.repeat(300), 'km')).toBeGreaterThanOrEqual(3);
});

test('the address of a link is not read', () => {
  expect(readingMinutes('[one](/a-very-long-address/with/many/words) '.repeat(400), 'en')).toBe(2);
});
