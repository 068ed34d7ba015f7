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
  score: number | null;
}

/** In percent of the full score, with two decimals. Null where nothing has been scored. */
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

/** Tests without a weight count alike, beside others they count nothing. */
const weightsOf = (results: readonly Result[]) => {
  const isWeighted = results.some(({ weightPercent }) => weightPercent > 0);
  return results.map(({ score, maxScore, weightPercent }) => ({
    value: ((score ?? 0) / maxScore) * 100,
    weight: isWeighted ? weightPercent : 1,
  }));
};

/** The mean of subjects by their coefficients; a subject without a score is left out. */
const overSubjects = (results: readonly Result[]): number | null => {
  const scored = results.filter(({ score, maxScore }) => score !== null && maxScore > 0);
  const parts = distinct(scored.map(({ subject }) => subject)).flatMap((name) => {
    const own = scored.filter(({ subject }) => subject === name);
    const value = weighted(weightsOf(own));
    const coefficient = own[0]?.coefficient ?? 0;
    return value === null ? [] : [{ value, weight: coefficient > 0 ? coefficient : 1 }];
  });
  return weighted(parts);
};

const rounded = (value: number | null) => (value === null ? null : round(value));

/**
 * The averages of a semester at a secondary school: each month for itself, and the semester as the mean of the months and
 * of the exam, half each. While one of the halves has no score, the other one stands for both.
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

/** Equal averages share a rank, and the next one is as many ranks lower: 1, 2, 2, 4. No average, no rank. */
export function ranksOf(averages: readonly (number | null)[]): (number | null)[] {
  return averages.map((own) =>
    own === null ? null : 1 + averages.filter((other) => other !== null && other > own).length,
  );
}
