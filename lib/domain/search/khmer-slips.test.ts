import { expect, test } from 'vitest';
import { fold } from '@/lib/domain/khmer/khmer';
import { correctKhmer, hasUnknownKhmer, khmerDistance, wholeWords } from './khmer-slips';

const words = new Set(['គណនេយ្យ', 'ទេសចរណ៍', 'សំណង់', 'ចិត្តវិទ្យា', 'ពេទ្យ', 'ច្បាប់'].map(fold));

test.each([
  ['two letters swapped', 'គណេនយ្យ', 'គណនេយ្យ'],
  ['a letter that sounds alike', 'ទេសចរន៍', 'ទេសចរណ៍'],
  ['another vowel sign', 'សំនង់', 'សំណង់'],
  ['a letter below that is heard no more', 'ចិតវិទ្យា', 'ចិត្តវិទ្យា'],
  ['a space too many', 'គណ នេយ្យ', 'គណនេយ្យ'],
])('%s is put right', (_, typed, meant) => {
  expect(correctKhmer(fold(typed), words)).toBe(fold(meant));
});

test('a slip inside a run without spaces is put right, and the rest stays as it was typed', () => {
  expect(correctKhmer(fold('ចង់រៀនគណេនយ្យនៅភ្នំពេញ'), words)).toBe(fold('ចង់រៀន គណនេយ្យ នៅ ភ្នំពេញ'));
});

test('another word, a name and a short word are left as they are', () => {
  for (const typed of ['សុខដារ៉ា', 'ហ្វូណន', 'គរ', 'accounting'])
    expect(correctKhmer(fold(typed), words), typed).toBeNull();
});

test('an unknown word is one, not its syllables, and the beginning of a listed one is none', () => {
  expect(wholeWords(fold('រៀនគណេនយ្យ'))).toEqual([fold('រៀន'), fold('គណេនយ្យ')]);
  expect(hasUnknownKhmer(fold('គណេនយ្យ'), words)).toBe(true);
  expect(hasUnknownKhmer(fold('ទេសច'), words)).toBe(false);
});

test('the distance is the same in both directions and ends early', () => {
  const [one, other] = [fold('គណេនយ្យ'), fold('គណនេយ្យ')];
  expect(khmerDistance(one, other, 3)).toBeCloseTo(khmerDistance(other, one, 3));
  expect(khmerDistance(one, fold('ពេទ្យ'), 1)).toBeGreaterThan(1);
});
