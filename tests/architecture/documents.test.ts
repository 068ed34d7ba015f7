import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, wordsOf, writtenPart } from './document-words';
import { deadNames } from './named-things';
import { filesIn, read } from './source-files';

/** Paths that a document links to, from the root of the project. */
const linkedFiles = (document: string) =>
  [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(document), link));

describe('what a document names', () => {
  it.each([
    ['a file', 'Edit `backend/limits-of-old.ts`.', 'backend/limits-of-old.ts'],
    ['a folder', 'See `components/nowhere`, then stop.', 'components/nowhere'],
    ['many files', '`messages/*/nowhere.json`', 'messages/*/nowhere.json'],
    [
      'a folder with a name to fill in',
      '`components/nowhere/<url>-screen.tsx`',
      'components/nowhere/<url>-screen.tsx',
    ],
    ['a module', "import { x } from '@/lib/nowhere/x';", 'lib/nowhere/x'],
    ['a program of the project', 'Run tsx backend/cli/nowhere.ts', 'backend/cli/nowhere.ts'],
    ['a link', '[there](nowhere.md)', 'nowhere.md'],
    ['a heading of another document', '[there](operations.md#nowhere)', 'operations.md#nowhere'],
    ['its own heading', '# Here\n[there](#nowhere)', '#nowhere'],
    ['a script', 'Type `npm run nowhere -- now`.', 'npm run nowhere'],
    ['a part of the benchmarks', '`npm run bench -- nowhere`', 'npm run bench -- nowhere'],
    ['a command', '`npx nowhere-to-run file`', 'npx nowhere-to-run'],
    ['a project of the tests', '`vitest run --project nowhere`', '--project nowhere'],
    [
      'a tag of a record',
      'a tag, such as `school:romduol-river-university`',
      'tag school:romduol-river-university',
    ],
    ['a tag', '| tag | such as `nowhere` |', 'tag nowhere'],
  ])('%s that does not exist is found', (_what, text, name) => {
    expect(deadNames(text, 'docs/page.md')).toEqual([name]);
  });

  it('what exists is none', () => {
    const text = [
      '# Here, and `there`',
      '`backend/limits.ts`, `components/kits`, `lib/**/*.test.ts` and `components/<feature>/pages/<url>-screen.tsx`.',
      "import { defineList } from '@/components/kits/list/list-address';",
      'tsx backend/cli/write-openapi.ts; `npx tsx tests/load/kills.ts 20`; `npm run bench -- api`',
      '[here](#here-and-there) [stopping](operations.md#stopping) [elsewhere](https://example.com/lib/nowhere)',
      '`npm run doctor -- --sms 012345678` and `npm\nrun staff`; `vitest run --project unit`',
      '| tag | such as `schools` or `question:ID` |',
      'The path /opt/sala/current/deploy/nowhere is a machine’s, `public/incoming/*` a key of a bucket.',
    ].join('\n');
    expect(deadNames(text, 'docs/page.md')).toEqual([]);
  });

  it.each(documents)('%s names nothing that does not exist', (document) => {
    expect(deadNames(read(document), document)).toEqual([]);
  });
});

/** Documents that a source names and that do not exist. */
const deadDocuments = (source: string): string[] =>
  [...source.matchAll(/(?<![\w./-])docs\/[\w/-]+\.(?:md|json|sha256|rules)\b/g)]
    .map(([path]) => path)
    .filter((path) => !existsSync(path));

describe('what sources name of documents', () => {
  // The document is written by a program and not kept; the others are made up.
  const meant = ['docs/openapi.json', 'docs/page.md', 'docs/nowhere.md', 'docs/app/a.md'];

  it('a document that does not exist is found', () => {
    expect(deadDocuments('// Why: docs/nowhere.md, and docs/kits.md.')).toEqual(['docs/nowhere.md']);
  });

  it.each(['backend', 'components', 'deploy', 'lib', 'lint', 'tests'])('%s', (folder) => {
    const dead = filesIn(folder, /\.(?:tsx?|mjs|ya?ml|env|conf|service)$/).flatMap((path) =>
      deadDocuments(read(path)).map((document) => `${path}: ${document}`),
    );
    expect(dead.filter((line) => !meant.includes(line.split(': ')[1] ?? ''))).toEqual([]);
  });
});

describe('the size of all documents', () => {
  const wordsMax = 45_000;
  const sizes = documents
    .map((document) => ({ document, words: wordsOf(writtenPart(document, read(document))) }))
    .toSorted((a, b) => b.words - a.words);
  const total = sizes.reduce((sum, { words }) => sum + words, 0);
  const largest = sizes.slice(0, 10).map(({ document, words }) => `${words} ${document}`);

  it('counts what is separated by spaces and ends of lines', () => {
    expect(wordsOf(' One word,\nand  three more. ')).toBe(5);
  });

  it(`is at most ${wordsMax} words`, () => {
    const hint = `${total} words: take away what no longer helps. The largest:`;
    expect(total, `${hint}\n${largest.join('\n')}`).toBeLessThanOrEqual(wordsMax);
  });

  it('the first change is told in at most 600', () => {
    expect(wordsOf(read('docs/your-first-change.md'))).toBeLessThanOrEqual(600);
  });
});

it('every part of the kits is in the table of kits', () => {
  const parts = linkedFiles('docs/kits.md').filter((path) => path.startsWith('docs/kits/'));
  expect(new Set(parts)).toEqual(new Set(filesIn('docs/kits', /\.md$/)));
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
