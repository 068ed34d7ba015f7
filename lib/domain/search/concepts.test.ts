import { expect, test } from 'vitest';
import { fold } from '@/lib/domain/khmer/khmer';
import everyday from '../data/everyday-words.json';
import majors from '../data/majors.json';
import occupations from '../data/occupations.json';
import wordRows from '../data/search-words.json';
import { conceptOf } from './concepts';
import { wordsOfOffer } from './kind-words';
import { holdsWord, shortWordsLine } from './short-words';

interface Words {
  near?: string[];
  en: string[];
  km: string[];
}
const rows: [string, Words][] = [
  ...Object.entries<Words>(everyday.majors),
  ...Object.entries<Words>(everyday.occupations),
];
const wordsOfMajorMin = 6;
const majorsOfWordMax = 3;

test('every major has everyday words of both languages', () => {
  expect(Object.keys(everyday.majors).toSorted()).toEqual(majors.map(({ code }) => code).toSorted());
  for (const [code, { en, km, near = [] }] of Object.entries<Words>(everyday.majors)) {
    expect(Math.min(en.length, km.length), code).toBeGreaterThanOrEqual(wordsOfMajorMin);
    expect(near.length + 1, code).toBeLessThanOrEqual(majorsOfWordMax);
    for (const one of near) expect(majors.map((major) => major.code)).toContain(one);
    expect(
      en.filter((word) => /[\u1780-\u17ff]/.test(word)),
      code,
    ).toEqual([]);
    expect(
      km.filter((word) => !/[\u1780-\u17ff]/.test(word)),
      code,
    ).toEqual([]);
  }
});

test('no word stands twice, here or in the other list', () => {
  const others = new Set([...wordRows.concepts.flatMap(({ words }) => words), ...wordRows.ignored].map(fold));
  const all = rows.flatMap(([, { en, km }]) => [...en, ...km]).map(fold);
  expect(all.filter((word, at) => all.indexOf(word) !== at || others.has(word))).toEqual([]);
});

test('words of an occupation belong to one that has a meaning', () => {
  const codes = new Set(occupations.map(({ code }) => code));
  for (const [code, { en }] of Object.entries<Words>(everyday.occupations)) {
    expect(codes.has(code), code).toBe(true);
    for (const word of en) expect(conceptOf(fold(word)), word).toBeDefined();
  }
});

test.each([
  ['photograph', 'media-communication'],
  ['excel', 'accounting'],
  ['math', 'mathematics'],
  ['secretary', 'secretarial'],
  ['លេខាធិការ', 'secretarial'],
  ['baker', 'food-processing'],
  ['drawing', 'fine-arts'],
  ['surgeon', 'medicine'],
  ['bakeries', 'food-processing'],
])('%s means %s', (word, major) => {
  expect(conceptOf(word)?.majors[0]).toBe(major);
});

test('one spelling of a compound is as good as another', () => {
  for (const word of ['fire-fighter', 'fire fighter', 'firefighter'])
    expect(conceptOf(word)?.untaught, word).toBe(true);
});

test('a short Khmer word is no part of another', () => {
  expect(holdsWord(fold('រាជធានីភ្នំពេញ'), fold('នំ'))).toBe(false);
  expect(holdsWord(fold('ធ្វើនំ'), fold('នំ'))).toBe(true);
  expect(shortWordsLine(fold('ភ្នំពេញ'))).toBe('');
});

test.each([
  ['internship', 'internships', []],
  ['accountant jobs in Takeo', 'jobs', ['accountant', 'takeo']],
  ['and', 'events', null],
] as const)('%s asks of %s for %j', (keyword, kind, words) => {
  expect(wordsOfOffer(keyword, kind)).toEqual(words);
});
