import type { ExamGrade, ExamSubject, ExamTrack } from '@/lib/domain/admissions/national-exam';

/** What a program asks to be finished, lowest first. `upper-secondary` is grade 12 with or without a pass in the exam. */
export const priorStudies = [
  'none',
  'lower-secondary',
  'upper-secondary',
  'bac2',
  'associate',
  'bachelor',
  'master',
] as const;
export type PriorStudy = (typeof priorStudies)[number];

/** The lowest letter that a program can ask for; F is no pass. */
export const askedGrades = ['A', 'B', 'C', 'D', 'E'] as const;
export type AskedGrade = (typeof askedGrades)[number];

/** An exam besides BacII: the school's own, or the national one for health professions. */
export const entranceExams = ['none', 'school', 'national'] as const;
export type EntranceExam = (typeof entranceExams)[number];

/** The conditions of a program as data; its page also has the words of the school. */
export interface AdmissionRule {
  needs: PriorStudy;
  /** Lowest letter in BacII. */
  minGrade: AskedGrade | null;
  /** Tracks of BacII; empty: either. */
  tracks: readonly ExamTrack[];
  /** Lowest letters of single papers. */
  papers: readonly { subject: ExamSubject; minGrade: AskedGrade }[];
  exam: EntranceExam;
  /** How old the result of BacII may be; null: any age. */
  maxYears: number | null;
  /** The school has a foundation term for those who miss a track or a grade. */
  bridging: boolean;
}

/**
 * Where somebody is now. `in-school` is grade 10 to 12, before the exam; `upper-secondary` has finished grade 12 without
 * it; `bac2` has sat it, with any letter.
 */
export const standings = [
  'grade-9',
  'in-school',
  'upper-secondary',
  'bac2',
  'associate',
  'bachelor',
  'master',
] as const;
type Standing = (typeof standings)[number];

/** What is known about somebody; null or missing where it was not said. */
export interface Candidate {
  standing: Standing;
  track: ExamTrack | null;
  grade: ExamGrade | null;
  /** The year of the exam. */
  year: number | null;
  papers: Partial<Record<ExamSubject, ExamGrade>>;
  /** What may have been finished beyond the standing, since nobody asked. */
  unasked?: readonly PriorStudy[];
}
