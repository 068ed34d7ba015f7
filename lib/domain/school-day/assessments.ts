import type { Marked } from './results';

export const assessmentKinds = ['assignment', 'quiz', 'midterm', 'project', 'final'] as const;

/** All assessments of a course together weigh at most so much. */
export const courseWeightMax = 100;

/** What a cell of a sheet says instead of a score. */
export const absentFromTest = 'absent';
export const excusedFromTest = 'excused';

/** What a cell says that somebody has filled. Who was absent has no score, which is not a score of 0. */
export type ScoreValue = number | typeof absentFromTest | typeof excusedFromTest;

/** Null for a cell that nobody has filled. */
export function scoreValueOf({ score, absent, excused }: Marked): ScoreValue | null {
  if (excused) return excusedFromTest;
  return absent ? absentFromTest : score;
}

export const markedAs = (value: ScoreValue | null): Marked => ({
  score: typeof value === 'number' ? value : null,
  absent: value === absentFromTest,
  excused: value === excusedFromTest,
});

export const materialKinds = ['reading', 'link', 'file', 'announcement'] as const;
