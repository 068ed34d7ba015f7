import { describe, expect, it } from 'vitest';
import { unlikeExam, implausibleExam, implausibleHighSchool, implausiblePersonal } from './plausible-facts';

const today = '2026-11-22';

it.each([
  ['11/22/2023', []],
  ['11/23/2023', ['birth-date']],
  ['11/22/1926', []],
  ['11/22/1925', ['birth-date']],
  ['01/01/1800', ['birth-date']],
  ['12/01/2026', ['birth-date']],
])('a birthday on %s', (birthday, codes) => {
  expect(implausiblePersonal({ birthday }, today).map(({ code }) => code)).toEqual(codes);
});

describe('an exam', () => {
  const taken = { state: 'taken', date: '08/20/2026', grade: 'B', totalScore: 400 } as const;
  it.each([
    [taken, []],
    [{ ...taken, totalScore: null }, []],
    [{ ...taken, date: '11/22/2026' }, []],
    [{ ...taken, date: '11/23/2026' }, [['date', 'date-in-future']]],
    // 370 is a C; the thresholds of another year may have made it a B.
    [{ ...taken, totalScore: 370 }, []],
    [{ ...taken, totalScore: 300 }, [['totalScore', 'grade-mismatch']]],
    [{ ...taken, grade: 'A', totalScore: 100 } as const, [['totalScore', 'grade-mismatch']]],
    [{ state: 'planned', date: '11/22/2026' } as const, []],
    [{ state: 'planned', date: '11/21/2026' } as const, [['date', 'date-in-past']]],
    [{ state: 'not-taken' } as const, []],
  ])('%j', (exam, found) => {
    expect(implausibleExam(exam, today).map(({ field, code }) => [field, code])).toEqual(found);
  });
});

it.each([
  [true, 2026, []],
  [true, 2027, ['year-in-future']],
  [false, 2026, []],
  [false, 2025, ['year-in-past']],
])('graduated %s in %i', (graduated, graduationYear, codes) => {
  expect(implausibleHighSchool({ graduated, graduationYear }, today).map(({ code }) => code)).toEqual(codes);
});

describe('the end of high school and the national exam', () => {
  const planned = { state: 'planned', date: '08/20/2027' } as const;
  const passed = { state: 'taken', date: '08/20/2026', grade: 'B', totalScore: null } as const;
  const failed = { ...passed, grade: 'F' } as const;
  it.each([
    [{ graduated: false, graduationYear: 2027 }, planned, []],
    [{ graduated: true, graduationYear: 2026 }, planned, ['graduated exam-ahead']],
    [{ graduated: false, graduationYear: 2028 }, planned, ['graduationYear other-than-exam']],
    [{ graduated: true, graduationYear: 2026 }, passed, []],
    [{ graduated: true, graduationYear: 2025 }, passed, []],
    [{ graduated: false, graduationYear: 2027 }, passed, ['graduated exam-passed']],
    [{ graduated: true, graduationYear: 2027 }, passed, ['graduationYear after-exam']],
    [{ graduated: false, graduationYear: 2027 }, failed, []],
    [{ graduated: false, graduationYear: 2027 }, { state: 'not-taken' }, []],
  ] as const)('%o with %o', (school, exam, issues) => {
    expect(unlikeExam(school, exam).map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
  });
});
