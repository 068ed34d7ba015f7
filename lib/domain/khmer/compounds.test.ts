import { expect, test } from 'vitest';
import { withoutJoins, wordJoiner } from '@/lib/domain/unbroken';
import { compounds, joinCompounds } from './compounds';
import { fold } from './khmer';

test('a compound is held together wherever it stands, and nothing else is touched', () => {
  expect(joinCompounds('ការគ្រប់គ្រងសហគ្រាស IT')).toBe('ការគ្រប់\u2060គ្រងសហ\u2060គ្រាស IT');
  expect(joinCompounds('គ្រប់ ខែ')).toBe('គ្រប់ ខែ');
  expect(joinCompounds('')).toBe('');
});

test('what was joined reads and searches as before', () => {
  const text = 'បណ្តុះបណ្តាលវិជ្ជាជីវៈ កុំព្យូទ័រ';
  expect(withoutJoins(joinCompounds(text))).toBe(text);
  expect(fold(joinCompounds(text))).toBe(fold(text));
  expect(joinCompounds(joinCompounds(text))).toBe(joinCompounds(text));
});

test('the list holds each word once, in parts that begin with a letter', () => {
  const words = compounds.map((word) => word.join(''));
  expect(new Set(words).size).toBe(words.length);
  for (const word of compounds) {
    expect(word.length).toBeGreaterThan(1);
    for (const part of word) expect(part).toMatch(/^[\u1780-\u17b3][\u1780-\u17d3\u17dd]*$/);
  }
  expect(words.join('')).not.toContain(wordJoiner);
});
