import type { IssuedKind } from './issued-papers';

/** What a paper is of: the tests of one month, one term, everything so far, or nothing but who studies. */
export type PaperScope = 'month' | 'term' | 'transcript' | 'certificate';

export const paperScope = (kind: IssuedKind, period: { month: string | null } | null): PaperScope => {
  if (kind === 'enrollment-certificate') return 'certificate';
  if (kind === 'transcript' || period === null) return 'transcript';
  return period.month === null ? 'term' : 'month';
};

/** Why there is nothing to state yet. */
export type NothingToState = 'no-tests' | 'no-results' | 'no-finished-course' | 'not-enrolled';

export interface PaperSays {
  /** Letters, credits and points belong to courses that are over; a month closes none. */
  ofCourses: boolean;
  /** The word for the whole, such as “good”. */
  mention: boolean;
  rank: boolean;
  absences: boolean;
  /** The exam at the end belongs to the term: a month leaves it out, and says so. */
  leavesOutExams: boolean;
  /** What the office is told, and the student who asked, where the records say nothing. */
  nothing: NothingToState;
}

const says: Readonly<Record<PaperScope, PaperSays>> = {
  month: {
    ofCourses: false,
    mention: false,
    rank: true,
    absences: true,
    leavesOutExams: true,
    nothing: 'no-tests',
  },
  term: {
    ofCourses: true,
    mention: true,
    rank: true,
    absences: true,
    leavesOutExams: false,
    nothing: 'no-results',
  },
  transcript: {
    ofCourses: true,
    mention: false,
    rank: false,
    absences: false,
    leavesOutExams: false,
    nothing: 'no-finished-course',
  },
  certificate: {
    ofCourses: false,
    mention: false,
    rank: false,
    absences: false,
    leavesOutExams: false,
    nothing: 'not-enrolled',
  },
};

/** What a paper may say, by what it is of: for the records, the print, the page of its code and the office alike. */
export const paperSays = (scope: PaperScope): PaperSays => says[scope];

/** The word and the rank of a term speak of all its courses: while one goes on, there is neither. */
export const isTermOver = (courses: readonly { isClosed: boolean }[]): boolean =>
  courses.length > 0 && courses.every(({ isClosed }) => isClosed);
