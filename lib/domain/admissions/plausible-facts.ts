import { isPlausibleBirthDay, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { examLimits } from '@/lib/domain/limits';
import { type ExamGrade, examGrades, examTableOf, gradeFromTotal } from './national-exam';

/** A field of the part, and why its value is impossible. */
export interface Implausible {
  field: string;
  code:
    | 'after-exam'
    | 'before-start'
    | 'birth-date'
    | 'date-in-future'
    | 'date-in-past'
    | 'exam-ahead'
    | 'exam-passed'
    | 'grade-mismatch'
    | 'other-than-exam'
    | 'year-in-future'
    | 'year-in-past';
}

// Days are MM/DD/YYYY, as in applications; invalid dates are refused elsewhere. `today` is an ISO day.

export function implausiblePersonal({ birthday }: { birthday: string }, today: string): Implausible[] {
  const day = parseMonthDayYear(birthday);
  return day === null || isPlausibleBirthDay(day, today) ? [] : [{ field: 'birthday', code: 'birth-date' }];
}

type Exam =
  | { state: 'taken'; date: string; grade: ExamGrade; totalScore: number | null }
  | { state: 'planned'; date: string }
  | { state: 'not-taken' };

const stepsBetween = (one: ExamGrade, other: ExamGrade) =>
  Math.abs(examGrades.indexOf(one) - examGrades.indexOf(other));

/**
 * A taken exam is in the past, a planned one in the future; the letter matches the points, with a tolerance because
 * thresholds differ between years.
 */
export function implausibleExam(exam: Exam, today: string): Implausible[] {
  if (exam.state === 'not-taken') return [];
  const day = parseMonthDayYear(exam.date);
  if (exam.state === 'planned') {
    return day !== null && day < today ? [{ field: 'date', code: 'date-in-past' }] : [];
  }
  const found: Implausible[] = [];
  if (day !== null && day > today) found.push({ field: 'date', code: 'date-in-future' });
  if (exam.totalScore !== null) {
    const table = examTableOf(day === null ? undefined : Number(day.slice(0, 4)));
    const letter = gradeFromTotal(exam.totalScore, table);
    if (letter !== null && stepsBetween(letter, exam.grade) > examLimits.gradeStepsFromPointsMax)
      found.push({ field: 'totalScore', code: 'grade-mismatch' });
  }
  return found;
}

interface Schooling {
  fromYear: number;
  graduated: boolean;
  graduationYear: number;
}

/** The years at a high school: begun before this year's end, left after they began. */
export function implausibleSchooling(schooling: Schooling, today: string): Implausible[] {
  const found = implausibleHighSchool(schooling, today);
  if (schooling.fromYear > Number(today.slice(0, 4)))
    return [...found, { field: 'fromYear', code: 'year-in-future' }];
  return schooling.fromYear > schooling.graduationYear
    ? [...found, { field: 'graduationYear', code: 'before-start' }]
    : found;
}

interface School {
  graduated: boolean;
  graduationYear: number;
}

/** Graduates have a year up to this one, others from this one on. */
export function implausibleHighSchool({ graduated, graduationYear }: School, today: string): Implausible[] {
  const year = Number(today.slice(0, 4));
  if (graduated && graduationYear > year) return [{ field: 'graduationYear', code: 'year-in-future' }];
  return !graduated && graduationYear < year ? [{ field: 'graduationYear', code: 'year-in-past' }] : [];
}

const yearOf = (date: string): number | null => {
  const day = parseMonthDayYear(date);
  return day === null ? null : Number(day.slice(0, 4));
};

/**
 * Where the end of high school and the national exam contradict each other: who has passed has finished, not later than in that year; who
 * has the exam ahead finishes in its year.
 */
export function unlikeExam({ graduated, graduationYear }: School, exam: Exam): Implausible[] {
  if (exam.state === 'not-taken') return [];
  const year = yearOf(exam.date);
  if (exam.state === 'planned') {
    if (graduated) return [{ field: 'graduated', code: 'exam-ahead' }];
    return year === null || graduationYear === year
      ? []
      : [{ field: 'graduationYear', code: 'other-than-exam' }];
  }
  if (exam.grade === 'F') return [];
  if (!graduated) return [{ field: 'graduated', code: 'exam-passed' }];
  return year !== null && graduationYear > year ? [{ field: 'graduationYear', code: 'after-exam' }] : [];
}
