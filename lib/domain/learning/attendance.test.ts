import { expect, it } from 'vitest';
import { summarizeAttendance } from './attendance';

it('counts each mark; late counts as there, excused counts neither way', () => {
  const marks = ['present', 'present', 'late', 'absent', 'excused'] as const;
  expect(summarizeAttendance(marks)).toEqual({
    present: 2,
    late: 1,
    absent: 1,
    excused: 1,
    marked: 5,
    percent: 75,
  });
});

it.each([
  [[], null],
  [['excused'] as const, null],
  [['absent'] as const, 0],
  [['present', 'present', 'absent'] as const, 67],
])('%j is %s percent', (marks, percent) => {
  expect(summarizeAttendance(marks).percent).toBe(percent);
});
