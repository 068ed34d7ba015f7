import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '@/vitest.config';
import { aloneFiles, isolatedFiles, longFiles } from '@/tests/run/selected-files';
import { taggedFiles } from '@/tests/run/stages.mjs';
import { isTagged, untaggedTests } from './postgres-tags';
import { filesIn, read } from './source-files';

const backendTests = filesIn('backend', /\.test\.ts$/);
const screenTests = ['components', 'lib', 'tests/peers'].flatMap((folder) => filesIn(folder, /\.test\.tsx$/));

describe('the list of', () => {
  it.each([
    { name: 'backend tests with modules of their own', files: aloneFiles, from: backendTests },
    { name: 'isolated screen tests', files: isolatedFiles, from: screenTests },
    { name: 'long tests', files: longFiles, from: [...backendTests, ...screenTests] },
  ])('$name holds tests that exist, each once', ({ files, from }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !from.includes(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });
});

const notIsolated = (file: string) => !isolatedFiles.includes(file);
const addThem = 'Add these files to isolatedFiles in tests/run/selected-files.ts.';

it('screens that set another day have modules of their own: it is the day of the embedded database too', () => {
  const setClocks = screenTests.filter((file) =>
    /useScreenBackend[^]*(?:setSystemTime|useFakeTimers\((?:\)|[^)]*Date))/.test(read(file)),
  );
  expect(setClocks.length).toBeGreaterThan(0);
  expect(setClocks.filter(notIsolated), addThem).toEqual([]);
});

it('screens that mock a module have modules of their own: another file may have loaded the real one', () => {
  const mocking = screenTests.filter((file) => /^vi\.mock\(/m.test(read(file)));
  expect(mocking.length).toBeGreaterThan(3);
  expect(mocking.filter(notIsolated), addThem).toEqual([]);
});

describe('PostgreSQL is asked', () => {
  const withDatabase = backendTests.filter((file) =>
    /useTestBackend|testWorld|startBackend/.test(read(file)),
  );
  // This file runs twice because of its own S3 server, not because of its database.
  const exempt = ['backend/gateways/storage.test.ts'];

  it('by each test that does things at once, is written in SQL or is about PostgreSQL alone', () => {
    const found = withDatabase
      .filter((file) => !exempt.includes(file))
      .flatMap((file) => untaggedTests(read(file)).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });

  it('only by tests that have a database', async () => {
    const tagged = backendTests.filter((file) => isTagged(read(file)));
    expect((await taggedFiles()).toSorted()).toEqual(tagged.toSorted());
    expect(tagged.length).toBeGreaterThan(60);
    expect(tagged.filter((file) => !withDatabase.includes(file))).toEqual([]);
  });

  it.each([
    ['parallel calls', "it('a', async () => { await Promise.all([ask(), ask()]); });"],
    ['SQL by hand', "it('a', async () => { await db.execute(sql`select 1`); });"],
    ['rows of a table', "it.each([1, 2])('a', async (n) => { await Promise.all([n]); });"],
    ['a function of the file', "const all = () => Promise.all([]);\nit('a', async () => { await all(); });"],
    [
      'a function of a function',
      "function one() { return sql`1`; }\nconst two = () => one();\ntest('a', () => two());",
    ],
    ['a hook', "describe('b', () => { beforeAll(() => Promise.all([])); it('a', () => ask()); });"],
    ['a test with other options', "it('a', { timeout: 5 }, async () => { await Promise.all([]); });"],
  ])('%s without the tag are found', (_, source) => {
    expect(untaggedTests(source)).toEqual(["'a'"]);
  });

  it.each([
    ['a tagged test', "it('a', { tags: 'postgres' }, () => Promise.all([]));"],
    ['a tagged group', "describe('b', { tags: 'postgres' }, () => { it('a', () => Promise.all([])); });"],
    ['a tagged file', "// @module-tag postgres\nit('a', () => Promise.all([]));"],
    [
      'a test beside a tagged one',
      "it('b', { tags: 'postgres' }, () => Promise.all([]));\nit('a', () => ask());",
    ],
    [
      'what another group prepares',
      "describe('b', { tags: 'postgres' }, () => { beforeAll(() => Promise.all([])); });\nit('a', ask);",
    ],
  ])('%s is left alone', (_, source) => {
    expect(untaggedTests(source)).toEqual([]);
  });
});

it('every test file belongs to a project, and a shared exclusion does not remove it', () => {
  const { exclude: shared = [], projects = [] } = config.test ?? {};
  const suites = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
  );
  const isRun = (file: string) =>
    suites.some(
      ({ include = [], exclude = [] }) =>
        include.some((glob) => matchesGlob(file, glob)) &&
        ![...shared, ...exclude].some((glob) => matchesGlob(file, glob)),
    );
  const files = ['backend', 'components', 'lib', 'tests'].flatMap((folder) =>
    filesIn(folder, /\.test\.(?:ts|tsx|mjs)$/),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !isRun(file))).toEqual([]);
});
