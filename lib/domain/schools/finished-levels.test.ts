import { expect, test } from 'vitest';
import type { AdmissionRule } from './admission-rule';
import { finishedLevels, suitsLevel } from './finished-levels';

const day = '2026-12-01';
const rule = (given: Partial<AdmissionRule>): AdmissionRule => ({
  needs: 'bac2',
  minGrade: null,
  tracks: [],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
  ...given,
});
const levelsFor = (program: Parameters<typeof suitsLevel>[0]) =>
  finishedLevels.filter((level) => suitsLevel(program, level, day));

test.each([
  ['a bachelor that asks for C', 'bachelor', { minGrade: 'C' }, ['waiting', 'a', 'b', 'c', 'associate']],
  ['a bachelor that asks for a pass', 'bachelor', {}, ['waiting', 'a', 'b', 'c', 'd', 'e', 'associate']],
  [
    'an associate degree without a pass',
    'associate',
    { needs: 'upper-secondary' },
    ['waiting', 'a', 'b', 'c', 'd', 'e', 'f'],
  ],
  ['a trade', 'tvet-certificate-1', { needs: 'lower-secondary' }, ['f', 'grade-9']],
  ['a master', 'master', { needs: 'bachelor' }, ['bachelor']],
  ['a doctorate', 'doctorate', { needs: 'master' }, ['master']],
] as const)(
  '%s is shown to those who may enter it, and for whom it comes next',
  (_, degree, given, levels) => {
    expect(levelsFor({ degree, admission: rule(given) })).toEqual(levels);
  },
);

test('without a published rule the degree alone says for whom it comes next', () => {
  expect(levelsFor({ degree: 'bachelor', admission: null })).toEqual([
    'waiting',
    'a',
    'b',
    'c',
    'd',
    'e',
    'associate',
  ]);
});
