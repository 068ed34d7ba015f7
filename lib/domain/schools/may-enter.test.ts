import { describe, expect, test } from 'vitest';
import type { AdmissionRule, Candidate } from './admission-rule';
import { finishedBy, mayEnter } from './may-enter';

const anyone: AdmissionRule = {
  needs: 'none',
  minGrade: null,
  tracks: [],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
};
const bachelor: AdmissionRule = { ...anyone, needs: 'bac2', minGrade: 'E' };
const engineering: AdmissionRule = {
  ...bachelor,
  minGrade: 'C',
  tracks: ['science'],
  papers: [{ subject: 'mathematics', minGrade: 'C' }],
  exam: 'school',
};
const graduate: Candidate = { standing: 'bac2', track: 'science', grade: 'C', year: 2026, papers: {} };
const check = (rule: AdmissionRule, candidate: Partial<Candidate> = {}, year = 2026) =>
  mayEnter(rule, { ...graduate, ...candidate }, `${year}-11-01`);

test('what has been finished follows from where somebody is', () => {
  expect(finishedBy({ standing: 'grade-9', grade: null })).toBe('lower-secondary');
  expect(finishedBy({ standing: 'in-school', grade: null })).toBe('lower-secondary');
  expect(finishedBy({ standing: 'upper-secondary', grade: null })).toBe('upper-secondary');
  expect(finishedBy({ standing: 'bac2', grade: 'E' })).toBe('bac2');
  expect(finishedBy({ standing: 'bac2', grade: null })).toBe('bac2');
  expect(finishedBy({ standing: 'bac2', grade: 'F' })).toBe('upper-secondary');
  expect(finishedBy({ standing: 'associate', grade: null })).toBe('associate');
});

test('a program without conditions takes everybody', () => {
  for (const standing of ['grade-9', 'in-school', 'bac2', 'master'] as const)
    expect(check(anyone, { standing })).toEqual({ verdict: 'yes', failed: [], open: [], ways: [] });
});

describe('grade', () => {
  test.each([
    ['A', 'yes'],
    ['C', 'yes'],
    ['D', 'no'],
    ['E', 'no'],
  ] as const)('with %s where C is asked: %s', (grade, verdict) => {
    expect(check({ ...bachelor, minGrade: 'C' }, { grade }).verdict).toBe(verdict);
  });

  test('a miss names both letters, the retake, and the way through an associate degree', () => {
    expect(check({ ...bachelor, minGrade: 'C' }, { grade: 'D' })).toEqual({
      verdict: 'no',
      failed: [{ rule: 'grade', needs: 'C', has: 'D' }],
      open: [],
      ways: ['retake', 'associate', 'tvet'],
    });
  });

  test('a grade that was not said stays a condition', () => {
    expect(check(bachelor, { grade: null })).toMatchObject({
      verdict: 'yes',
      open: [{ rule: 'grade', needs: 'E' }],
    });
  });
});

test('an F is no dead end: the exam again, an associate degree, technical training', () => {
  const answer = check(bachelor, { grade: 'F' });
  expect(answer.verdict).toBe('no');
  expect(answer.failed).toEqual([{ rule: 'studies', needs: 'bac2' }]);
  expect(answer.ways).toEqual(['retake', 'associate', 'tvet']);
  expect(check({ ...anyone, needs: 'upper-secondary' }, { grade: 'F' }).verdict).toBe('yes');
  expect(check({ ...anyone, needs: 'lower-secondary' }, { grade: 'F' }).verdict).toBe('yes');
});

describe('track', () => {
  test('the wrong one fails, and a foundation term is a way', () => {
    const rule = { ...engineering, papers: [], bridging: true };
    expect(check(rule, { track: 'social-science' })).toMatchObject({
      verdict: 'no',
      failed: [{ rule: 'track', needs: ['science'] }],
      ways: ['bridging', 'associate', 'tvet'],
    });
  });

  test('either is taken where both are listed or none is', () => {
    for (const tracks of [[], ['science', 'social-science']] as const)
      expect(check({ ...bachelor, tracks }, { track: 'social-science' }).verdict).toBe('yes');
  });

  test('one that was not said stays a condition', () => {
    expect(check({ ...bachelor, tracks: ['science'] }, { track: null }).open).toEqual([
      { rule: 'track', needs: ['science'] },
    ]);
  });
});

describe('papers', () => {
  test('a low letter fails by the name of its paper', () => {
    expect(check(engineering, { papers: { mathematics: 'E' } })).toMatchObject({
      verdict: 'no',
      failed: [{ rule: 'paper', subject: 'mathematics', needs: 'C', has: 'E' }],
      ways: ['retake', 'associate', 'tvet'],
    });
  });

  test('a good letter passes; an unknown one and the school’s exam stay open', () => {
    expect(check(engineering, { papers: { mathematics: 'B' } }).open).toEqual([
      { rule: 'exam', exam: 'school' },
    ]);
    expect(check(engineering).open).toEqual([
      { rule: 'paper', subject: 'mathematics', needs: 'C' },
      { rule: 'exam', exam: 'school' },
    ]);
  });
});

test('an old result fails only after its last year, and a foundation term does not help', () => {
  const rule = { ...bachelor, maxYears: 3, bridging: true };
  expect(check(rule, { year: 2023 }).verdict).toBe('yes');
  expect(check(rule, { year: 2022 })).toMatchObject({
    verdict: 'no',
    failed: [{ rule: 'year', maxYears: 3 }],
    ways: ['retake', 'associate', 'tvet'],
  });
  expect(check(rule, { year: null }).open).toContainEqual({ rule: 'year', maxYears: 3 });
});

describe('before the exam', () => {
  test('somebody in grade 10 to 12 is not there yet; no letter can fail', () => {
    expect(check(engineering, { standing: 'in-school', grade: 'F' })).toEqual({
      verdict: 'not-yet',
      failed: [{ rule: 'studies', needs: 'bac2' }],
      open: [
        { rule: 'grade', needs: 'C' },
        { rule: 'paper', subject: 'mathematics', needs: 'C' },
        { rule: 'exam', exam: 'school' },
      ],
      ways: ['finish-school'],
    });
  });

  test('the wrong track is a no already now', () => {
    expect(check(engineering, { standing: 'in-school', track: 'social-science' })).toMatchObject({
      verdict: 'no',
      failed: [
        { rule: 'studies', needs: 'bac2' },
        { rule: 'track', needs: ['science'] },
      ],
      ways: ['finish-school', 'tvet'],
    });
  });

  test('after grade 9: school first, or technical training now', () => {
    expect(check(bachelor, { standing: 'grade-9' })).toMatchObject({
      verdict: 'no',
      ways: ['finish-school', 'tvet'],
    });
  });

  test('a master’s degree is no matter of time in school', () => {
    expect(check({ ...anyone, needs: 'bachelor' }, { standing: 'in-school' }).verdict).toBe('no');
  });
});

test('a master’s degree asks for a bachelor’s, which is the way', () => {
  const rule: AdmissionRule = { ...anyone, needs: 'bachelor' };
  expect(check(rule, { standing: 'bachelor' }).verdict).toBe('yes');
  expect(check(rule, { standing: 'master' }).verdict).toBe('yes');
  expect(check(rule)).toMatchObject({
    verdict: 'no',
    failed: [{ rule: 'studies', needs: 'bachelor' }],
    ways: ['earlier-degree'],
  });
});
