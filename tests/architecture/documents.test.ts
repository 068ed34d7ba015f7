import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, read } from './source-files';

/** Paths that a document links to, from the root of the project. */
const linkedFiles = (document: string) =>
  [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(document), link));

it('links of documents lead to files', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)];
  const dead = documents.flatMap((document) =>
    linkedFiles(document)
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(dead).toEqual([]);
});

it('every part of the kits is in the table of kits', () => {
  expect(new Set(linkedFiles('docs/kits.md'))).toEqual(new Set(filesIn('docs/kits', /\.md$/)));
});

it('visitors read of every release of docs/releases.md, in both languages', () => {
  const releases = [...read('docs/releases.md').matchAll(/^## (\d{4}-\d\d-\d\d)$/gm)].map(
    ([, day = '']) => day,
  );
  expect(releases).not.toEqual([]);
  const unsaid = releases.flatMap((day) =>
    ['km', 'en']
      .map((locale) => `backend/content/${locale}/release-notes/${day}.md`)
      .filter((file) => !existsSync(file) || !read(file).includes(`\nversion: ${day}\n`)),
  );
  expect(unsaid).toEqual([]);
});
