import { describe, expect, it } from 'vitest';
import fitted from './question-pairs-fitted.json';
import unread from './question-pairs-unread.json';
import { questionTerms } from './question-terms';
import pairs from './similar-questions-pairs.json';
import { likeness, similarMax, similarMin, termWeight } from './similar-questions';

interface Pairs {
  alike: string[][];
  different: string[][];
}

const sets: { name: string; set: Pairs; found: number }[] = [
  { name: 'of the first set', set: pairs, found: 0.95 },
  { name: 'that the words were written for', set: fitted, found: 0.95 },
  // Nobody reads these while a word is added: they say what the words are worth for other people's questions.
  { name: 'that the words were not written for', set: unread, found: 0.85 },
];

// All stand in one forum, so that each question has the others to be mistaken for.
const standing = sets
  .flatMap(({ set }) => [...set.alike, ...set.different])
  .map(([, question = '']) => question);
const all = new Map(standing.map((question) => [question, questionTerms(question)]));
const countOf = (term: string) => [...all.values()].filter((terms) => terms.includes(term)).length;
const weightOf = (term: string) => termWeight(term, countOf(term), all.size);

const shownFor = (asked: string): string[] => {
  const terms = questionTerms(asked);
  return [...all]
    .map(([question, others]) => ({ question, score: likeness(terms, others, weightOf) }))
    .filter(({ score }) => score >= similarMin)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, similarMax)
    .map(({ question }) => question);
};

describe.each(sets)('pairs $name', ({ set, found }) => {
  const isShown = ([asked = '', other = '']: string[]) => shownFor(asked).includes(other);
  const right = set.alike.filter(isShown).length / set.alike.length;
  const wrong = set.different.filter(isShown).length / set.different.length;

  it(`${Math.round(right * 100)} of 100 that ask the same are found, ${Math.round(wrong * 100)} of 100 others`, () => {
    expect(right).toBeGreaterThanOrEqual(found);
    expect(wrong).toBeLessThanOrEqual(0.1);
  });
});

describe('what is asked', () => {
  const alike = (one: string, other: string) => likeness(questionTerms(one), questionTerms(other), () => 1);

  it('counts beside what it is asked of', () => {
    expect(alike('How long is nursing?', 'Nursing takes how many years?')).toBe(1);
    expect(alike('How long is nursing?', 'How much is nursing?')).toBeLessThan(similarMin);
    expect(alike('Is there a scholarship for nursing?', 'How much is nursing?')).toBeLessThan(similarMin);
  });
});
