import { expect, it } from 'vitest';
import { filesIn, read } from './source-files';

it('every decision is in the index by subject once', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\(([^)]+)\)/gm)].map(
    ([, number = '', file = '']) => ({ number, file }),
  );
  const decisions = filesIn('docs/decisions', /\/\d{4}-[^/]+\.md$/).map((path) => path.split('/').at(-1));
  expect(listed.map(({ file }) => file).toSorted()).toEqual(decisions);
  expect(listed.filter(({ number, file }) => !file.startsWith(`${number}-`))).toEqual([]);
});
