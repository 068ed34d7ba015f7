import { describe, expect, test } from 'vitest';
import { fold } from '@/lib/domain/khmer/khmer';
import { isSchoolType } from '@/lib/domain/schools/school-types';
import { majorByCode } from '@/lib/domain/schools/majors';
import { provinceByCode } from '@/lib/domain/geography/geography';
import occupations from '../data/occupations.json';
import wordRows from '../data/search-words.json';
import { searchTerms, searchTermsMax } from './search-terms';
import { isShortWord } from './short-words';

const majorsOf = (keyword: string) => searchTerms(keyword).flatMap(({ concept }) => concept?.majors ?? []);

describe('the list of everyday words', () => {
  test('holds at least 150 words, each once, in both languages', () => {
    const words = wordRows.concepts.flatMap((concept) => concept.words.map(fold));
    expect(words.length).toBeGreaterThanOrEqual(150);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(words.filter((word) => /[\u1780-\u17ff]/.test(word)).length).toBeGreaterThanOrEqual(75);
    expect(words.filter((word) => /^[a-z]/.test(word)).length).toBeGreaterThanOrEqual(75);
  });

  test('names majors, occupations, provinces and kinds of schools that exist', () => {
    const codes = new Set(occupations.map(({ code }) => code));
    for (const {
      words,
      majors = [],
      occupations: jobs = [],
      provinces = [],
      schoolTypes = [],
    } of wordRows.concepts) {
      expect(
        majors.filter((code) => !majorByCode(code)),
        words[0],
      ).toEqual([]);
      expect(
        jobs.filter((code) => !codes.has(code)),
        words[0],
      ).toEqual([]);
      expect(
        provinces.filter((code) => !provinceByCode(code)),
        words[0],
      ).toEqual([]);
      expect(
        schoolTypes.filter((type) => !isSchoolType(type)),
        words[0],
      ).toEqual([]);
    }
  });

  test('says from which occupation the majors of a job come', () => {
    const without = wordRows.concepts.filter(
      ({ majors = [], untaught = false, occupations: jobs = [], schoolTypes = [] }) =>
        majors.length > 0 && !untaught && jobs.length === 0 && schoolTypes.length === 0,
    );
    expect(without.map(({ words }) => words[0])).toEqual([]);
  });
});

describe('every occupation', () => {
  const meaningOfTitle = (title: string) => {
    const [term, ...others] = searchTerms(title);
    expect(others, title).toEqual([]);
    return term?.concept;
  };

  test.each(occupations.map(({ code, en, km }) => [en, km, code] as const))('%s, %s', (en, km) => {
    const meaning = meaningOfTitle(en);
    expect(meaning?.untaught || [...(meaning?.majors ?? []), ...(meaning?.texts ?? [])].length > 0).toBe(
      true,
    );
    expect(meaningOfTitle(km)).toEqual(meaning);
  });

  test('leads to its own field', () => {
    const bestOf = (title: string) => searchTerms(title)[0]?.concept?.majors[0];
    expect(bestOf('Electrical Engineers')).toBe('electrical-engineering');
    expect(bestOf('Computer repairers')).toBe('computer-repair');
    expect(bestOf('អ្នកវិទ្យាសាស្ត្រទិន្នន័យ')).toBe('data-science');
    expect(bestOf('Political Scientists')).toBe('political-science');
  });
});

describe('the terms of a query', () => {
  test.each([
    ['ពេទ្យ', 'medicine'],
    ['គ្រូពេទ្យសត្វ', 'veterinary-medicine'],
    ['Nurses', 'nursing'],
    ['air conditioning', 'air-conditioning'],
    ['រៀនច្បាប់នៅភ្នំពេញ', 'law'],
    ['I want to become a chef', 'food-processing'],
    ['hair', 'beauty'],
    ['plants', 'agronomy'],
    ['house builder', 'construction-tvet'],
    ['ស្ពាន', 'civil-engineering'],
    ['ពន្លឺព្រះអាទិត្យ', 'electricity-tvet'],
    ['ត្រី', 'aquaculture'],
    ['ព្យាបាលធ្មេញ', 'dentistry'],
    ['police', 'law'],
  ])('%s stands for %s', (keyword, major) => {
    expect(majorsOf(keyword)[0]).toBe(major);
  });

  test('the longest run of words counts', () => {
    expect(searchTerms('computer science')).toHaveLength(1);
    expect(majorsOf('computer science')).toEqual(['computer-science']);
  });

  test('a place keeps its own term', () => {
    const [job, place, ...others] = searchTerms('គណនេយ្យ Phnom Penh');
    expect(job?.concept?.majors[0]).toBe('accounting');
    expect(place?.concept?.provinces).toEqual(['12']);
    expect(others).toEqual([]);
  });

  test('words that say nothing count only when there are no others', () => {
    expect(searchTerms('school of lotus').map(({ words }) => words)).toEqual([['lotus']]);
    expect(searchTerms('school').map(({ words }) => words)).toEqual([['school']]);
  });

  test('unknown words stand for themselves, in the order typed', () => {
    expect(searchTerms('Red Lotus 12').map(({ words }) => words)).toEqual([['red'], ['lotus'], ['12']]);
    expect(searchTerms('%')).toEqual([{ text: '%', words: ['%'] }]);
  });

  test('a long text is cut', () => {
    const long = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
    expect(searchTerms(long)).toHaveLength(searchTermsMax);
  });
});

test.each([
  ['it', true],
  ['law', true],
  ['12', true],
  ['hotel', false],
  ['ពេទ', false],
  ['%', false],
])('%s is a short Latin word: %s', (word, short) => {
  expect(isShortWord(word)).toBe(short);
});
