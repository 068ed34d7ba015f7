import { type ExamGrade, examGrades } from '@/lib/domain/admissions/national-exam';

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
