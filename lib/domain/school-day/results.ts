/** What an absence without excuse is, by the rule of a school. */
export const absenceRules = ['zero', 'incomplete'] as const;
export type AbsenceRule = (typeof absenceRules)[number];

/** A cell of a sheet of scores; without a score it says absent, excused, or that nobody has marked it yet. */
export interface Marked {
  score: number | null;
  absent: boolean;
  excused: boolean;
}

export interface ResultRule {
  /** Null while the school has not decided: the result stays incomplete. */
  absence: AbsenceRule | null;
  /** Whether nothing of the course is to come. */
  isClosed: boolean;
}

/** `open` is to come, `excused` counts neither way, `missing` must be made up before there is a result. */
export type Counted = number | 'open' | 'excused' | 'missing';

/** What a cell counts in a result: the one meaning for pages, papers, averages and ranks. */
export function countedScore({ score, absent, excused }: Marked, rule: ResultRule): Counted {
  if (score !== null) return score;
  if (excused) return 'excused';
  if (absent) return rule.absence === 'zero' ? 0 : 'missing';
  return rule.isClosed ? 'missing' : 'open';
}

/**
 * `none`: nothing counts yet. `so-far`: the course goes on. `incomplete`: the course is over, and something must be made up
 * first. `final`: it says so on papers.
 */
export const resultStates = ['none', 'so-far', 'incomplete', 'final'] as const;
export type ResultState = (typeof resultStates)[number];

interface PlannedTest {
  weightPercent: number;
  isPublished: boolean;
}

const wholeCoursePercent = 100;

/**
 * Whether nothing of a course is to come: its school has locked the term, or its last day is over and students have read all of
 * its tests, which are the whole course.
 */
export function isCourseClosed(course: {
  isTermLocked: boolean;
  /** YYYY-MM-DD, as `today`. */
  endDate: string;
  today: string;
  tests: readonly PlannedTest[];
}): boolean {
  if (course.isTermLocked) return true;
  if (course.endDate >= course.today) return false;
  const weight = course.tests.reduce((sum, { weightPercent }) => sum + weightPercent, 0);
  // Tests without weights count alike, so nothing of them says how much is missing.
  const isWhole = weight === 0 ? course.tests.length > 0 : weight >= wholeCoursePercent;
  return isWhole && course.tests.every(({ isPublished }) => isPublished);
}
