import { expect, test } from 'vitest';
import { timeAgo } from './relative-time';

const now = '2026-11-01T02:00:00.000Z';

test.each([
  ['2026-11-01T01:59:50.000Z', 'a few seconds ago', 'ប៉ុន្មានវិនាទីមុន'],
  ['2026-11-01T01:30:00.000Z', '30 minutes ago', '30 នាទីមុន'],
  ['2026-10-31T23:00:00.000Z', '3 hours ago', '3 ម៉ោងមុន'],
  ['2026-10-29T02:00:00.000Z', '3 days ago', '3 ថ្ងៃមុន'],
  ['2026-11-01T02:05:00.000Z', 'a few seconds ago', 'ប៉ុន្មានវិនាទីមុន'],
])('%s is %s', (when, en, km) => {
  expect(timeAgo(when, now, 'en')).toBe(en);
  expect(timeAgo(when, now, 'km')).toBe(km);
  expect(timeAgo(when, now, 'kh')).toBe(km);
});
