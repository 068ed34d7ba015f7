import { expect, test } from 'vitest';
import { correctLatin } from './latin-slips';

const words = new Set(['pharmacy', 'philosophy', 'architecture', 'civil', 'engineering', 'nursing', 'gold']);

test.each([
  ['by its sound', 'farmacy', 'pharmacy'],
  ['as French writes it', 'philosofie', 'philosophy'],
  ['with another end', 'architecter', 'architecture'],
  ['without its end', 'architectur', 'architecture'],
  ['without the space', 'civilengineering', 'civil engineering'],
  ['beside words that are right', 'nursing and farmacy', 'nursing and pharmacy'],
])('a word is put right %s', (_, typed, meant) => {
  expect(correctLatin(typed, words)).toBe(meant);
});

test('a known word, a short one and one of another sound are left as they are', () => {
  for (const typed of ['nursing', 'good', 'facebook', 'cold'])
    expect(correctLatin(typed, words), typed).toBeNull();
});
