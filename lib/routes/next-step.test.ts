import { expect, test } from 'vitest';
import { nextStepOf } from './next-step';

const told = { type: 'blog', topics: [], body: '' } as const;

test('the first link that is a step decides; links to other texts, other sites and missing pages are none', () => {
  const body =
    'Read [this](/articles/before), [that](https://example.org), [gone](/nowhere), then [apply](/school/lotus?tab=1).';
  expect(nextStepOf({ ...told, body })).toEqual({ key: 'school', href: '/school/lotus?tab=1' });
});

test.each([
  ['scholarship', [], 'scholarship'],
  ['productLoan', ['financial'], 'loan'],
  ['careerGuide', ['internships'], 'test'],
  ['blog', ['relationships', 'internships'], 'job'],
  ['blog', ['relationships'], 'forum'],
] as const)('without a link, a %s about %j leads by its type, then its topic', (type, topics, key) => {
  expect(nextStepOf({ ...told, type, topics }).key).toBe(key);
});
