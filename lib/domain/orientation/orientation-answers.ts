/** One statement of a questionnaire: its scale, and whether it is reversed. */
export interface OrientationItem<Scale extends string = string> {
  questionId: string;
  scale: Scale;
  reversed: boolean;
}

export interface OrientationAnswer {
  questionId: string;
  value: number;
}

/** Both ends belong to the range. */
export interface AnswerRange {
  min: number;
  max: number;
}

export interface AnswerProblem {
  questionId: string;
  code: 'missing' | 'doubled' | 'unknown' | 'out-of-range';
}

export const isInRange = (value: number, { min, max }: AnswerRange): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** The problems that prevent scoring a set of answers, each question at most once, in the order of the questionnaire. */
export function findAnswerProblems(
  items: readonly OrientationItem[],
  answers: readonly OrientationAnswer[],
  range: AnswerRange,
): AnswerProblem[] {
  const given = new Map<string, number[]>();
  for (const { questionId, value } of answers)
    given.set(questionId, [...(given.get(questionId) ?? []), value]);
  const problemOf = (questionId: string): AnswerProblem['code'] | null => {
    const values = given.get(questionId) ?? [];
    if (values.length === 0) return 'missing';
    if (values.length > 1) return 'doubled';
    return values.every((value) => isInRange(value, range)) ? null : 'out-of-range';
  };
  const known = new Set(items.map(({ questionId }) => questionId));
  const unknown = [...given.keys()].filter((questionId) => !known.has(questionId));
  return [
    ...[...known].flatMap((questionId) => {
      const code = problemOf(questionId);
      return code ? [{ questionId, code }] : [];
    }),
    ...unknown.map((questionId) => ({ questionId, code: 'unknown' as const })),
  ];
}

export interface QuestionnaireGap<Scale extends string = string> {
  scale: Scale;
  reversed: boolean;
  /** Missing statements; below 0, surplus ones. */
  missing: number;
}

/** The problems that prevent scoring a questionnaire: each scale needs an exact number of items, and of reversed ones. */
export function findQuestionnaireGaps<Scale extends string>(
  items: readonly Pick<OrientationItem, 'scale' | 'reversed'>[],
  scales: readonly Scale[],
  perScale: { items: number; reversed: number },
): QuestionnaireGap<Scale>[] {
  const wanted = { true: perScale.reversed, false: perScale.items - perScale.reversed };
  return scales
    .flatMap((scale) =>
      [false, true].map((reversed) => {
        const own = items.filter((item) => item.scale === scale && item.reversed === reversed);
        return { scale, reversed, missing: wanted[`${reversed}`] - own.length };
      }),
    )
    .filter(({ missing }) => missing !== 0);
}

/** True when every scale has exactly this many items, and this many reversed ones. */
export const isCompleteQuestionnaire = (
  items: readonly OrientationItem[],
  scales: readonly string[],
  perScale: { items: number; reversed: number },
): boolean =>
  items.length === scales.length * perScale.items &&
  findQuestionnaireGaps(items, scales, perScale).length === 0;

/**
 * The sum of a scale's answers, reversed ones mirrored within the range.
 * @throws RangeError for answers in which `findAnswerProblems` finds something.
 */
export function sumByScale<Scale extends string>(
  items: readonly OrientationItem<Scale>[],
  answers: readonly OrientationAnswer[],
  scales: readonly Scale[],
  range: AnswerRange,
): Record<Scale, number> {
  const [problem] = findAnswerProblems(items, answers, range);
  if (problem) throw new RangeError(`The answer to ${problem.questionId} is ${problem.code}.`);
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const worth = (item: OrientationItem<Scale>) => {
    const value = values.get(item.questionId) ?? range.min;
    return item.reversed ? range.min + range.max - value : value;
  };
  const sum = (scale: Scale) =>
    items.reduce((total, item) => total + (item.scale === scale ? worth(item) : 0), 0);
  return Object.fromEntries(scales.map((scale) => [scale, sum(scale)])) as Record<Scale, number>;
}
