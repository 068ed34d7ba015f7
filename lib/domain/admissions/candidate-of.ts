import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import { type Candidate, type PriorStudy, priorStudies } from '@/lib/domain/schools/admission-rule';
import type { DegreeCode } from '@/lib/domain/schools/degrees';
import { type ExamGrade, examTableOf, type ExamTrack } from './national-exam';

/** What an application says of the years at school; null where it was not asked or left out. */
export interface ToldSchooling {
  nationalExam:
    | {
        state: 'taken';
        track: ExamTrack;
        date: string;
        grade: ExamGrade;
        subjects: Readonly<Record<string, ExamGrade | undefined>>;
      }
    | { state: 'planned'; track: ExamTrack }
    | { state: 'not-taken' }
    | null;
  highSchool: { graduated: boolean } | null;
}

const studyOfDegree: Partial<Record<DegreeCode, HeldDegree>> = {
  associate: 'associate',
  bachelor: 'bachelor',
  engineer: 'bachelor',
  medicine: 'bachelor',
  master: 'master',
  doctorate: 'master',
};
const heldDegrees = ['associate', 'bachelor', 'master'] as const;
export type HeldDegree = (typeof heldDegrees)[number];

/** The highest degree that somebody had finished by an ISO day, by the schools of their education history. */
export function degreeHeld(
  schools: readonly { degree: DegreeCode; toYear: number | null }[],
  day: string,
): HeldDegree | null {
  const thisYear = Number(day.slice(0, 4));
  const finished = schools.flatMap(({ degree, toYear }) =>
    toYear !== null && toYear <= thisYear ? (studyOfDegree[degree] ?? []) : [],
  );
  return heldDegrees.findLast((degree) => finished.includes(degree)) ?? null;
}

const above = (standing: PriorStudy) => priorStudies.slice(priorStudies.indexOf(standing) + 1);

function bySchooling({ nationalExam: exam, highSchool }: ToldSchooling): Candidate | null {
  const nothing = { track: null, grade: null, year: null, papers: {} };
  if (exam?.state === 'planned') return { ...nothing, standing: 'in-school', track: exam.track };
  if (exam?.state === 'taken') {
    const { track, grade, date, subjects } = exam;
    const day = parseMonthDayYear(date);
    const year = day === null ? null : Number(day.slice(0, 4));
    // Letters of the other track are left over from a change of mind.
    const papers = Object.fromEntries(
      examTableOf(year ?? undefined).papers[track].flatMap(({ subject }) =>
        subjects[subject] ? [[subject, subjects[subject]]] : [],
      ),
    );
    return { standing: 'bac2', track, grade, year, papers, unasked: above('bac2') };
  }
  if (highSchool && !highSchool.graduated) return { ...nothing, standing: 'in-school' };
  if (!highSchool && !exam) return null;
  // Without a word about BacII it may have been passed; who has not taken it has not.
  const unasked = exam ? above('bac2') : above('upper-secondary');
  if (highSchool) return { ...nothing, standing: 'upper-secondary', unasked };
  return { ...nothing, standing: 'grade-9', unasked: ['upper-secondary', ...unasked] };
}

/** Who applies, by what the application says and the degree that their account knows of; null where it asks for neither. */
export function candidateOf(told: ToldSchooling, degree: HeldDegree | null = null): Candidate | null {
  const person = bySchooling(told);
  if (degree === null) return person;
  const { track = null, grade = null, year = null, papers = {} } = person ?? {};
  return { standing: degree, track, grade, year, papers, unasked: above(degree) };
}
