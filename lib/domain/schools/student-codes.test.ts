import { describe, expect, test } from 'vitest';
import {
  defaultStudentCodePattern,
  readStudentCodePattern,
  studentCodeOf,
  studentNumberIn,
} from './student-codes';

const codeIn2026 = (typed: string, number: number) => {
  const pattern = readStudentCodePattern(typed);
  return pattern && studentCodeOf(pattern, 2026, number);
};

describe('patterns of student codes', () => {
  test.each([
    [defaultStudentCodePattern, 7, '2026-0007'],
    ['RRU-YYYY-0000', 12, 'RRU-2026-0012'],
    ['RRUYY000', 12, 'RRU26012'],
    ['E00000', 3, 'E00003'],
    ['YY-000', 4321, '26-4321'],
  ])('%s with %i is %s', (typed, number, code) => {
    expect(codeIn2026(typed, number)).toBe(code);
  });

  test.each([
    '',
    'YYYY',
    'YYYY-00',
    'YYYY-0000000',
    'រ-YYYY-0000',
    'A B-0000',
    '0000-YYYY',
    'ABCDEFGHIJKLM-0000',
  ])('“%s” is none', (typed) => expect(readStudentCodePattern(typed)).toBeNull());

  test.each([
    ['2026-0007', 7],
    ['2026-12345', 12_345],
    ['2026-00012345', null],
    ['2026-7', null],
    ['2025-0007', null],
    ['T-1001', null],
  ])('the number of %s is %s', (code, number) => {
    const pattern = readStudentCodePattern(defaultStudentCodePattern);
    expect(pattern && studentNumberIn(pattern, 2026, code)).toBe(number);
  });
});
