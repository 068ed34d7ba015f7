/** A word that no table knows may be anything: a small word, a name, another word for the same. */
const unknownFactor = 0.4;
const isKnown = (term: string) => /^[?=@]/.test(term);

/** How much a term says: the more questions have it, the less. */
export const termWeight = (term: string, questionsWithIt: number, questionsInAll: number): number =>
  Math.log(1 + questionsInAll / Math.max(1, questionsWithIt)) * (isKnown(term) ? 1 : unknownFactor);

/** The fee and the length of one program are two questions, however many words they share. */
const otherAskedFactor = 0.55;
/** Where only one says what it asks, the other may mean the same. */
const oneAsksFactor = 0.85;
/** What a question is about where it does not say what it asks of it. */
const matters = ['scholarship', 'loan', 'dormitory', 'internship', 'visa', 'transfer'].map(
  (word) => `=${word}`,
);
const askedIn = (terms: readonly string[]): string[] => {
  const asked = terms.filter((term) => term.startsWith('?'));
  return asked.length > 0 ? asked : terms.filter((term) => matters.includes(term));
};
const askedFactor = (one: readonly string[], other: readonly string[]): number => {
  const [asked, others] = [askedIn(one), askedIn(other)];
  if (asked.length === 0 && others.length === 0) return 1;
  if (asked.length === 0 || others.length === 0) return oneAsksFactor;
  return asked.some((term) => others.includes(term)) ? 1 : otherAskedFactor;
};

export const similarMax = 5;
/** Found by the labelled pairs beside this file. */
export const similarMin = 0.5;

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
  if (whole === 0) return 0;
  const share = (2 * sum(asked.filter((term) => standing.includes(term)))) / whole;
  return share * askedFactor(asked, standing);
}
