import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import {
  type ExamGrade,
  examGrades,
  type ExamTrack,
  examTracks,
} from '@/lib/domain/admissions/national-exam';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';

/** The result of the exam while somebody reads it off a paper or a record; `day` is an ISO day, '' where nothing is typed. */
export interface TypedExam {
  track: ExamTrack | '';
  grade: ExamGrade | '';
  day: string;
}

/** What the applicant has told; only the letter is to be read, so that nobody confirms what they have not looked at. */
export function typedExamOf({ enrollToDetail }: Pick<ApplicantDetail, 'enrollToDetail'>): TypedExam {
  const exam = enrollToDetail?.nationalExam;
  if (!exam || exam.state === 'not-taken') return { track: '', grade: '', day: '' };
  return { track: exam.track, grade: '', day: parseMonthDayYear(exam.date) ?? '' };
}

/** Null while something is missing. */
export function provenExamOf({ track, grade, day }: TypedExam): ProvenExam | null {
  const [knownTrack, knownGrade] = [
    examTracks.find((each) => each === track),
    examGrades.find((each) => each === grade),
  ];
  if (!knownTrack || !knownGrade || day === '') return null;
  return { track: knownTrack, grade: knownGrade, date: toMonthDayYear(day) };
}
