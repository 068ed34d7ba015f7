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
    instead: (keyword) =>
      Promise.resolve({ keyword: proposals[keyword] ?? null, untaught: keyword === 'pilot' }),
  });
  return { ...answer, asked };
};

test.each([
  [{ keyword: 'law' }, { found: 2, shownFor: null, untaught: false, asked: ['law'] }],
  [
    { keyword: 'accountent' },
    { found: 3, shownFor: 'accountant', untaught: false, asked: ['accountent', 'accountant'] },
  ],
  [{ keyword: 'lwa' }, { found: 0, shownFor: null, untaught: false, asked: ['lwa', 'nothing'] }],
  [{ keyword: 'zzzz' }, { found: 0, shownFor: null, untaught: false, asked: ['zzzz'] }],
  [{ keyword: 'pilot' }, { found: 0, shownFor: null, untaught: true, asked: ['pilot'] }],
  [{ province: '12' }, { found: 0, shownFor: null, untaught: false, asked: [''] }],
])('%j', async (query, expected) => {
  expect(await ask(query)).toEqual(expected);
});
