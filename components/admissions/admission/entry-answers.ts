import { deviceStore, readBy } from '@/lib/device/device-store';
import { type Candidate, standings } from '@/lib/domain/schools/admission-rule';
import { type ExamGrade, examSubjects, examTracks, isExamGrade } from '@/lib/domain/admissions/national-exam';

export interface EntryAnswers extends Omit<Candidate, 'standing' | 'unasked'> {
  standing: Candidate['standing'] | null;
}

export const noAnswers: EntryAnswers = { standing: null, track: null, grade: null, year: null, papers: {} };

const firstYear = 1980;
const lastYear = 2100;

const oneOf = <Value extends string>(allowed: readonly Value[], value: unknown): Value | null =>
  allowed.find((each) => each === value) ?? null;

const readPapers = (value: unknown): Candidate['papers'] => {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const known = examSubjects.flatMap((subject) => {
    const grade = given[subject];
    return isExamGrade(grade) ? [[subject, grade] as [typeof subject, ExamGrade]] : [];
  });
  return Object.fromEntries(known);
};

const schema = readBy((value): EntryAnswers | null => {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const year = given['year'];
  return {
    standing: oneOf(standings, given['standing']),
    track: oneOf(examTracks, given['track']),
    grade: isExamGrade(given['grade']) ? given['grade'] : null,
    year: typeof year === 'number' && year >= firstYear && year <= lastYear ? year : null,
    papers: readPapers(given['papers']),
  };
});

/** What somebody said about their own studies; it stays on this device. */
export const entryAnswers = deviceStore('sala.entry', schema, { scope: 'device' });

/** Null until it is said where one is. */
export const candidateOfAnswers = ({ standing, ...facts }: EntryAnswers): Candidate | null =>
  standing === null ? null : { ...facts, standing };
