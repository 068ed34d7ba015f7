import { expect, test } from 'vitest';
import { fold } from '@/lib/domain/khmer/khmer';
import { jobTerms } from './job-terms';

const textsOf = (keyword: string) => jobTerms(keyword).map(({ text }) => text);

test('words for work itself count only alone', () => {
  expect(textsOf('sales staff')).toEqual(['sales']);
  expect(textsOf('staff')).toEqual(['staff']);
});

test('a word brings those that are listed beside it, and a place its province', () => {
  expect(jobTerms('អាយធី')[0]?.like).toContain('it');
  expect(jobTerms('គណនេយ្យករ')[0]?.like).toContain(fold('គណនេយ្យ'));
  expect(jobTerms('បុគ្គលិកលក់')[0]?.like).toContain(fold('លក់'));
  const [what, where] = jobTerms('គណនេយ្យ ភ្នំពេញ');
  expect(what?.text).toBe(fold('គណនេយ្យ'));
  expect(where?.concept?.provinces).toEqual(['12']);
});

test('internships are a kind', () => {
  expect(jobTerms('កម្មសិក្សា IT').map(({ isInternship }) => isInternship)).toEqual([true, false]);
});
