import { expect, test } from 'vitest';
import { fold } from '@/lib/domain/khmer/khmer';
import { readJobSearch } from './job-terms';

const textsOf = (keyword: string) => readJobSearch(keyword).terms.map(({ text }) => text);

test('words for work itself count only alone', () => {
  expect(textsOf('sales staff')).toEqual(['sales']);
  expect(textsOf('staff')).toEqual(['staff']);
});

test('a word brings those that are listed beside it, and a place its province', () => {
  expect(readJobSearch('អាយធី').terms[0]?.like).toContain('it');
  expect(readJobSearch('គណនេយ្យករ').terms[0]?.like).toContain(fold('គណនេយ្យ'));
  expect(textsOf('បុគ្គលិកលក់')).toEqual([fold('លក់')]);
  const [what, where] = readJobSearch('គណនេយ្យ ភ្នំពេញ').terms;
  expect(what?.text).toBe(fold('គណនេយ្យ'));
  expect(where?.concept?.provinces).toEqual(['12']);
});

test('internships are a kind', () => {
  expect(readJobSearch('កម្មសិក្សា IT').terms.map(({ isInternship }) => isInternship)).toEqual([true, false]);
});

test.each([
  ['ការងារក្រៅម៉ោង', { schedule: ['part-time'] }],
  ['part time job', { schedule: ['part-time'] }],
  ['ធ្វើការពីផ្ទះ', { workplace: ['remote', 'hybrid'] }],
  ['work from home part time', { schedule: ['part-time'], workplace: ['remote', 'hybrid'] }],
  ['accountant', {}],
])('%s sets %j', (keyword, filter) => {
  expect(readJobSearch(keyword).filter).toEqual(filter);
});

test('words of a filter are looked for nowhere, and what stands beside them is', () => {
  expect(readJobSearch('ការងារក្រៅម៉ោង').terms).toEqual([]);
  expect(textsOf('part time accountant')).toEqual(['accountant']);
  expect(textsOf('តៃកុង ភ្នំពេញ')).toEqual(['តៃកុង', 'ភ្នំពេញ'].map(fold));
});

test('what is meant has a field, by its own words or by those of majors', () => {
  const fields = ['តៃកុង', 'waiter', 'ធនាគារ', 'accountant', 'zzzz'].map(
    (keyword) => readJobSearch(keyword).field,
  );
  expect(fields).toEqual(['biz', 'tou', 'fin', 'fin', null]);
});
