import { expect, test } from 'vitest';
import { questionTerms } from './question-terms';
import pairs from './similar-questions-pairs.json';
import { likeness, similarMax, similarMin, termWeight } from './similar-questions';

const standing = [...pairs.alike, ...pairs.different].map(([, question = '']) => question);
const all = new Map(standing.map((question) => [question, questionTerms(question)]));
const countOf = (term: string) => [...all.values()].filter((terms) => terms.includes(term)).length;
const weightOf = (term: string) => termWeight(countOf(term), all.size);

const shownFor = (asked: string): string[] => {
  const terms = questionTerms(asked);
  return [...all]
    .map(([question, others]) => ({ question, score: likeness(terms, others, weightOf) }))
    .filter(({ score }) => score >= similarMin)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, similarMax)
    .map(({ question }) => question);
};

test('of forty pairs that ask the same, at least 34 are found', () => {
  expect(pairs.alike).toHaveLength(40);
  const missed = pairs.alike.filter(([asked = '', other = '']) => !shownFor(asked).includes(other));
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(6);
});

test('of forty pairs that ask something else, at most 4 are shown', () => {
  expect(pairs.different).toHaveLength(40);
  const shown = pairs.different.filter(([asked = '', other = '']) => shownFor(asked).includes(other));
  expect(shown.length, JSON.stringify(shown)).toBeLessThanOrEqual(4);
});
