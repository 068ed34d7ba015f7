import { expect, test } from 'vitest';
import { isWholeList, queryOf, readArticleState } from './article-state';

const read = (query: string) => readArticleState(new URLSearchParams(query));

test('an address without a query is the whole list', () => {
  expect(isWholeList(read(''))).toBe(true);
  expect(isWholeList(read('topic=financial'))).toBe(false);
});

test('what the address cannot mean is left out', () => {
  expect(read('topic=nothing&start=-12')).toEqual({ keyword: '', topic: undefined, start: 0 });
  expect(read('start=1e9999').start).toBe(0);
  expect(read('start=13').start).toBe(12);
});

test('reading what was written gives the same', () => {
  const state = { keyword: 'ថ្លៃសិក្សា', topic: 'financial', start: 24 } as const;
  const query = new URLSearchParams(
    Object.entries(queryOf(state)).map(([name, value]) => [name, String(value)]),
  );
  expect(readArticleState(query)).toEqual(state);
});
