import { expect, test } from 'vitest';
import { findOtherwise } from './find-otherwise';

const stock: Record<string, number> = { accountant: 3, law: 2 };
const proposals: Record<string, string> = { accountent: 'accountant', lwa: 'nothing' };

const ask = async (query: Record<string, string>) => {
  const asked: string[] = [];
  const answer = await findOtherwise(query, {
    find: (wanted) => {
      asked.push(wanted['keyword'] ?? '');
      return Promise.resolve(stock[wanted['keyword'] ?? ''] ?? 0);
    },
    countOf: (found) => found,
    instead: (keyword) => Promise.resolve(proposals[keyword] ?? null),
  });
  return { ...answer, asked };
};

test.each([
  [{ keyword: 'law' }, { found: 2, shownFor: null, asked: ['law'] }],
  [{ keyword: 'accountent' }, { found: 3, shownFor: 'accountant', asked: ['accountent', 'accountant'] }],
  [{ keyword: 'lwa' }, { found: 0, shownFor: null, asked: ['lwa', 'nothing'] }],
  [{ keyword: 'zzzz' }, { found: 0, shownFor: null, asked: ['zzzz'] }],
  [{ province: '12' }, { found: 0, shownFor: null, asked: [''] }],
])('%j', async (query, expected) => {
  expect(await ask(query)).toEqual(expected);
});
