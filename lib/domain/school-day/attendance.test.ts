import { expect, it } from 'vitest';
import { lessonsToMiss, summarizeAttendance } from './attendance';

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

it.each([
  // came, absent, to come, minimum: may miss
  [10, 0, 10, 80, 4],
  [8, 2, 0, 80, 0],
  [0, 5, 5, 80, 0],
  [0, 0, 10, 80, 2],
  [5, 0, 5, 0, 5],
])(
  '%i attended, %i missed, %i to come, %i percent needed: %i may be missed',
  (came, absent, toCome, min, most) => {
    const summary = summarizeAttendance([
      ...Array.from({ length: came }, () => 'present' as const),
      ...Array.from({ length: absent }, () => 'absent' as const),
    ]);
    expect(lessonsToMiss(summary, toCome, min)).toBe(most);
  },
);
