import { expect, test } from 'vitest';
import { fold, graphemeLength } from '@/lib/domain/khmer/khmer';
import everyday from '../data/everyday-words.json';
import majors from '../data/majors.json';
import occupationWords from '../data/occupation-words.json';
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
const ofMajors = Object.entries<Words>(everyday);
const ofOccupations = Object.entries<Words>(occupationWords);
const rows = [...ofMajors, ...ofOccupations];
const wordsMin = 10;
const majorsOfWordMax = 3;
const latinLettersMin = 3;
const khmerClustersMin = 2;
/** Shorter than others, and whole words of their own that people type. */
const shortWords = new Set(
  'c++ 3d 5g qc ev un mc dj គ្រឹះ ស្ពឺ លូ មី ព្យុះ ឆ្កែ ឆ្មា ស្ពៃ ជី គោ ទា ឃ្មុំ សេះ ក្តី ស្រា ព្រី ឈើ នំ ខោ ម្សៅ'.split(' ').map(fold),
);

const isLongEnough = (word: string): boolean =>
  /[\u1780-\u17ff]/.test(word)
    ? graphemeLength(word) >= khmerClustersMin
    : word.replaceAll(/[^a-z0-9]/g, '').length >= latinLettersMin;

test('every major and every occupation has its words', () => {
  expect(Object.keys(everyday).toSorted()).toEqual(majors.map(({ code }) => code).toSorted());
  expect(Object.keys(occupationWords).toSorted()).toEqual(occupations.map(({ code }) => code).toSorted());
});

test.each(rows)('%s has ten words in each language, each once', (_code, { en, km }) => {
  for (const list of [en, km]) {
    const folded = list.map(fold);
    expect(folded.length).toBeGreaterThanOrEqual(wordsMin);
    expect(folded.filter((word, at) => folded.indexOf(word) !== at)).toEqual([]);
    expect(folded.filter((word) => !isLongEnough(word) && !shortWords.has(word))).toEqual([]);
  }
  expect(en.filter((word) => !/^[\x20-\x7e]+$/.test(word))).toEqual([]);
  expect(km.filter((word) => !/^[\u1780-\u17ff .]+$/.test(word))).toEqual([]);
});

test.each(ofMajors)('%s has few majors beside it', (_code, { near = [] }) => {
  expect(near.length + 1).toBeLessThanOrEqual(majorsOfWordMax);
  for (const one of near) expect(majors.map(({ code }) => code)).toContain(one);
});

test('a word that many mean would find everything, and none stands in the list of concepts', () => {
  const others = new Set([...wordRows.concepts.flatMap(({ words }) => words), ...wordRows.ignored].map(fold));
  const places = Map.groupBy(rows.flatMap(([, { en, km }]) => [...en, ...km]).map(fold), (word) => word);
  for (const [word, all] of places) expect(all.length, word).toBeLessThanOrEqual(majorsOfWordMax);
  expect([...places.keys()].filter((word) => others.has(word))).toEqual([]);
});

test('no plural hides what its singular means', () => {
  const others = new Set(wordRows.concepts.flatMap(({ words }) => words).map(fold));
  // These mean another thing.
  const ownMeaning = new Set(['css', 'medicines', 'mechanics']);
  const all = rows.flatMap(([, { en }]) => en).map(fold);
  const singulars = (word: string) =>
    [/s$/, /es$/].map((end) => word.replace(end, '')).filter((one) => one !== word);
  expect(
    all.filter((word) => !ownMeaning.has(word) && singulars(word).some((one) => others.has(one))),
  ).toEqual([]);
});

test('every word has a meaning', () => {
  const all = rows.flatMap(([, { en, km }]) => [...en, ...km]);
  expect(all.filter((word) => conceptOf(fold(word)) === undefined)).toEqual([]);
});

test('a word of several means each of them, what is taught first', () => {
  expect(conceptOf('stethoscope')?.majors.slice(0, 2)).toEqual(['nursing', 'medicine']);
  expect(conceptOf('instructor of nothing')).toBeUndefined();
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
  ['brick walls', 'construction-tvet'],
  ['draw a picture', 'fine-arts'],
  ['theater', 'fine-arts'],
  ['rice field', 'agronomy'],
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
