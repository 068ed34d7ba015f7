import { expect, it } from 'vitest';
import { wordsOf } from './document-words';
import { filesIn, read } from './source-files';

const index = 'docs/decisions/README.md';
const pages = filesIn('docs/decisions', /\.md$/).filter((path) => path !== index);

it('every page of decisions is in the index once', () => {
  const listed = [...read(index).matchAll(/^\| \[([^\]]+)\]\(([^)]+)\)/gm)].map(
    ([, name = '', file = '']) => {
      expect(file).toBe(`${name}.md`);
      return `docs/decisions/${file}`;
    },
  );
  expect(listed.toSorted()).toEqual(pages);
});

it.each(pages)('%s has at most 1,500 words', (page) => {
  expect(wordsOf(read(page))).toBeLessThanOrEqual(1_500);
});

it.each(pages)('%s says what binds today, without numbers of records', (page) => {
  expect(read(page)).not.toMatch(/superseded|\bdecision \d{4}\b|\]\(\d{4}-/i);
});
