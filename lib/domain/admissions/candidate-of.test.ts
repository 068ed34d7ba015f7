import { expect, test } from 'vitest';
import { finishedBy, mayEnter } from '@/lib/domain/schools/may-enter';
import type { AdmissionRule, PriorStudy } from '@/lib/domain/schools/admission-rule';
import { candidateOf, degreeHeld, type ToldSchooling } from './candidate-of';

const passed = {
  state: 'taken',
  track: 'science',
  date: '08/20/2025',
  grade: 'C',
  subjects: { mathematics: 'B', geography: 'C', other: 'A' },
} as const;
const day = '2026-11-01';
const asking = (needs: PriorStudy): AdmissionRule => ({
  needs,
  minGrade: null,
  tracks: [],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
});
const verdict = (needs: PriorStudy, told: Partial<ToldSchooling>) =>
  mayEnter(asking(needs), candidateOf({ nationalExam: null, highSchool: null, ...told }), day).verdict;

test('a result gives track, letter, year and the letters of its papers', () => {
  expect(candidateOf({ nationalExam: passed, highSchool: null })).toEqual({
    standing: 'bac2',
    track: 'science',
    grade: 'C',
    year: 2025,
    papers: { mathematics: 'B' },
    unasked: ['associate', 'bachelor', 'master'],
  });
});

test('whoever has the exam ahead is in school, and nothing else is open', () => {
  const planned = { nationalExam: { state: 'planned', track: 'science' } } as const;
  expect(verdict('bac2', planned)).toBe('not-yet');
  expect(verdict('master', planned)).toBe('no');
});

test('a degree that nobody asked about is unknown and is named; the exam that was failed is not', () => {
  expect(verdict('bachelor', { nationalExam: passed })).toBe('unknown');
  const person = candidateOf({ nationalExam: passed, highSchool: null });
  expect(mayEnter(asking('bachelor'), person, day).open).toEqual([{ rule: 'studies', needs: 'bachelor' }]);
  expect(verdict('bac2', { nationalExam: { ...passed, grade: 'F' } })).toBe('no');
});

test.each([
  ['no exam, grade 12 finished', { state: 'not-taken' }, true, 'yes', 'no'],
  ['no exam, still in grade 12', { state: 'not-taken' }, false, 'not-yet', 'not-yet'],
  ['no exam, no word about school', { state: 'not-taken' }, null, 'unknown', 'no'],
  ['exam not asked, grade 12 finished', null, true, 'yes', 'unknown'],
  ['exam not asked, still in grade 12', null, false, 'not-yet', 'not-yet'],
  ['neither asked', null, null, 'unknown', 'unknown'],
] as const)('%s', (_, nationalExam, graduated, forGrade12, forBac2) => {
  const told = { nationalExam, highSchool: graduated === null ? null : { graduated } };
  expect(verdict('upper-secondary', told)).toBe(forGrade12);
  expect(verdict('bac2', told)).toBe(forBac2);
  expect(verdict('none', told)).toBe('yes');
});

test('a degree of the account counts once it is finished, the highest one', () => {
  const held = degreeHeld(
    [
      { degree: 'associate', toYear: 2020 },
      { degree: 'engineer', toYear: 2024 },
      { degree: 'short-course', toYear: 2025 },
      { degree: 'master', toYear: null },
      { degree: 'doctorate', toYear: 2027 },
    ],
    day,
  );
  expect(held).toBe('bachelor');
  const person = candidateOf({ nationalExam: passed, highSchool: null }, held);
  expect(person).toMatchObject({ standing: 'bachelor', grade: 'C', unasked: ['master'] });
  expect(person && finishedBy(person)).toBe('bachelor');
  expect(degreeHeld([], day)).toBeNull();
});
