import { type Counted, type ResultState } from './results';

/** A result of one student. `coefficient` is the weight of the subject among all subjects, such as its credits. */
export interface Result {
  subject: string;
  coefficient: number;
  /** YYYY-MM */
  month: string;
  /** The exam at the end of the semester. */
  isFinal: boolean;
  maxScore: number;
  weightPercent: number;
  counted: Counted;
}

/** In percent of the full score, with two decimals. Null where nothing counts. */
export interface Averages {
  months: { month: string; average: number }[];
  /** The mean of the months. */
  monthly: number | null;
  /** The exam at the end of the semester. */
  exam: number | null;
  semester: number | null;
}

const distinct = (names: readonly string[]) => [...new Set(names)];

const round = (value: number) => Math.round(value * 100) / 100;

const weighted = (parts: readonly { value: number; weight: number }[]): number | null => {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return null;
  return parts.reduce((sum, part) => sum + part.value * part.weight, 0) / weight;
};

type Test = Pick<Result, 'maxScore' | 'weightPercent' | 'counted'>;

/** Tests without a weight count alike, beside others they count nothing. */
const weightIn = (tests: readonly Test[]) => {
  const isWeighted = tests.some(({ weightPercent }) => weightPercent > 0);
  return ({ weightPercent }: Test) => (isWeighted ? weightPercent : 1);
};

const valuesOf = (tests: readonly Test[]) => {
  const weightOf = weightIn(tests);
  return tests.flatMap((test) =>
    typeof test.counted === 'number' && test.maxScore > 0
      ? [{ value: (test.counted / test.maxScore) * 100, weight: weightOf(test) }]
      : [],
  );
};

/** Whether something that counts must be made up first. */
const isIncomplete = (results: readonly (Test & { subject: string })[]): boolean =>
  distinct(results.map(({ subject }) => subject)).some((name) => {
    const own = results.filter(({ subject }) => subject === name);
    const weightOf = weightIn(own);
    return own.some((test) => test.counted === 'missing' && weightOf(test) > 0);
  });

/** The mean of subjects by their coefficients; a subject in which nothing counts is left out. */
const overSubjects = (results: readonly Result[]): number | null => {
  const parts = distinct(results.map(({ subject }) => subject)).flatMap((name) => {
    const own = results.filter(({ subject }) => subject === name);
    const value = weighted(valuesOf(own));
    const coefficient = own[0]?.coefficient ?? 0;
    return value === null ? [] : [{ value, weight: coefficient > 0 ? coefficient : 1 }];
  });
  return weighted(parts);
};

const rounded = (value: number | null) => (value === null ? null : round(value));

/**
 * The averages of a semester at a secondary school: each month for itself, and the semester as the mean of the months and
 * of the exam, half each. While nothing counts in one of the halves, the other one stands for both.
 */
export function schoolAverages(results: readonly Result[]): Averages {
  const tests = results.filter(({ isFinal }) => !isFinal);
  const months = distinct(tests.map(({ month }) => month))
    .toSorted()
    .flatMap((name) => {
      const average = overSubjects(tests.filter(({ month }) => month === name));
      return average === null ? [] : [{ month: name, average }];
    });
  const monthly = weighted(months.map(({ average }) => ({ value: average, weight: 1 })));
  const exam = overSubjects(results.filter(({ isFinal }) => isFinal));
  const halves = [monthly, exam].flatMap((value) => (value === null ? [] : [{ value, weight: 1 }]));
  return {
    months: months.map(({ month, average }) => ({ month, average: round(average) })),
    monthly: rounded(monthly),
    exam: rounded(exam),
    semester: rounded(weighted(halves)),
  };
}

/** The averages of a term elsewhere: all tests of a course by their weights, and the courses by their credits. */
export function termAverages(results: readonly Result[]): Averages {
  return { ...schoolAverages(results), semester: rounded(overSubjects(results)) };
}

/** Secondary schools count by months, others by weights and credits. */
const averagesOf = (results: readonly Result[], { byMonth }: { byMonth: boolean }): Averages =>
  byMonth ? schoolAverages(results) : termAverages(results);

export interface CourseResult {
  /** In percent with two decimals; null where nothing counts, and for a course that is over and incomplete. */
  percent: number | null;
  state: ResultState;
  /** Something must be made up before there is a final result. */
  incomplete: boolean;
  /** How much of the course has been marked, in percent of the whole course. */
  weightScored: number;
}

/** What a student has in one course: the same on every page and paper. @param tests of one course */
export function courseResult(
  tests: readonly Result[],
  { byMonth, isClosed }: { byMonth: boolean; isClosed: boolean },
): CourseResult {
  const incomplete = isIncomplete(tests);
  const weightScored = tests
    .filter(({ counted }) => typeof counted === 'number')
    .reduce((sum, { weightPercent }) => sum + weightPercent, 0);
  const percent = averagesOf(tests, { byMonth }).semester;
  if (isClosed && incomplete) return { percent: null, state: 'incomplete', incomplete, weightScored };
  if (percent === null) return { percent, state: 'none', incomplete, weightScored };
  return { percent, state: isClosed ? 'final' : 'so-far', incomplete, weightScored };
}

/** Equal averages share a rank, and the next one is as many ranks lower: 1, 2, 2, 4. No average, no rank. */
export function ranksOf(averages: readonly (number | null)[]): (number | null)[] {
  return averages.map((own) =>
    own === null ? null : 1 + averages.filter((other) => other !== null && other > own).length,
  );
}

/** How an average moved since the term before, in percent points with one decimal; null where one of the two is missing. */
export const movedBy = (average: number | null, before: number | null): number | null =>
  average === null || before === null ? null : Math.round((average - before) * 10) / 10;

export interface CourseOfTerm {
  credits: number;
  isClosed: boolean;
  results: readonly Result[];
  result: CourseResult;
}

export interface TermStanding extends Averages {
  state: ResultState;
  /** How many courses are over, and how many of them lack something. */
  closed: number;
  incomplete: number;
}

/**
 * What a student has in a term. A term whose courses are all over says what they ended with, and leaves out the incomplete ones;
 * before that it says how things stand in all of them.
 */
export function termStanding(
  courses: readonly CourseOfTerm[],
  { byMonth }: { byMonth: boolean },
): TermStanding {
  const closed = courses.filter(({ isClosed }) => isClosed);
  const isOver = closed.length === courses.length;
  const incomplete = closed.filter(({ result }) => result.state === 'incomplete').length;
  const counting = isOver ? closed.filter(({ result }) => result.state === 'final') : courses;
  const averages = averagesOf(
    counting.flatMap(({ results }) => results),
    { byMonth },
  );
  const over = incomplete > 0 ? 'incomplete' : averages.semester === null ? 'none' : 'final';
  const state = isOver ? over : averages.semester === null ? 'none' : 'so-far';
  return { ...averages, state, closed: closed.length, incomplete };
}
