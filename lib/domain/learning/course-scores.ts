import { type ExamGrade, examGrades } from '@/lib/domain/applications/national-exam';

/** Lowest share of the full score for each letter, in percent, best first: those of the national exam. */
const letterFromPercent: readonly { grade: ExamGrade; percent: number }[] = [
  { grade: 'A', percent: 90 },
  { grade: 'B', percent: 80 },
  { grade: 'C', percent: 70 },
  { grade: 'D', percent: 60 },
  { grade: 'E', percent: 50 },
];

export const courseGrades = examGrades;

export function gradeFromPercent(percent: number): ExamGrade {
  return letterFromPercent.find((row) => percent >= row.percent)?.grade ?? 'F';
}

export type ScoredAssessment = { maxScore: number; weightPercent: number; score: number | null };

/**
 * The state of a student in a course: the weighted share of what has been scored so far, in percent with one decimal,
 * and its letter. `weightScored` says how much of the course has been scored. Null when nothing has been scored.
 */
export function standingInCourse(assessments: readonly ScoredAssessment[]) {
  const scored = assessments.filter((row) => row.score !== null && row.maxScore > 0 && row.weightPercent > 0);
  const weightScored = scored.reduce((sum, row) => sum + row.weightPercent, 0);
  if (weightScored === 0) return { percent: null, grade: null, weightScored: 0 };
  const points = scored.reduce((sum, row) => sum + ((row.score ?? 0) / row.maxScore) * row.weightPercent, 0);
  const percent = Math.round((points / weightScored) * 1000) / 10;
  return { percent, grade: gradeFromPercent(percent), weightScored };
}
