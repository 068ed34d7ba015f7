/** How much a term says: the more questions have it, the less. */
export const termWeight = (questionsWithIt: number, questionsInAll: number): number =>
  Math.log(1 + questionsInAll / Math.max(1, questionsWithIt));

export const similarMax = 5;
/** Found by the labelled pairs beside this file. */
export const similarMin = 0.55;

/**
 * How alike two questions are, from 0 to 1: the weight of the terms that both have, of the weight of what each has.
 * @param weightOf of a term, as `termWeight` says
 */
export function likeness(
  asked: readonly string[],
  standing: readonly string[],
  weightOf: (term: string) => number,
): number {
  const sum = (terms: readonly string[]) => terms.reduce((all, term) => all + weightOf(term), 0);
  const whole = sum(asked) + sum(standing);
  return whole === 0 ? 0 : (2 * sum(asked.filter((term) => standing.includes(term)))) / whole;
}
