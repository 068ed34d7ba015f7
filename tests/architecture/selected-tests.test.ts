import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '@/vitest.config';
import { aloneFiles, dialectFiles, isolatedFiles, longFiles } from '@/tests/run/selected-files';
import { filesIn, read } from './source-files';

const backendTests = filesIn('backend', /\.test\.ts$/);
const screenTests = ['components', 'lib', 'tests/peers'].flatMap((folder) => filesIn(folder, /\.test\.tsx$/));

describe('the list of', () => {
  it.each([
    { name: 'tests on PostgreSQL', files: dialectFiles, from: backendTests },
    { name: 'backend tests with modules of their own', files: aloneFiles, from: backendTests },
    { name: 'isolated screen tests', files: isolatedFiles, from: screenTests },
    { name: 'long tests', files: longFiles, from: [...backendTests, ...screenTests] },
  ])('$name holds tests that exist, each once', ({ files, from }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !from.includes(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('PostgreSQL is asked', () => {
  const withDatabase = backendTests.filter((file) =>
    /useTestBackend|testWorld|startBackend/.test(read(file)),
  );
  const demanded = withDatabase.filter((file) => /Promise\.all|\bsql`|TEST_DATABASE_URL/.test(read(file)));
  // This file runs twice because of its own S3 server, not because of its database.
  const exempt = ['backend/gateways/storage.test.ts'];

  it('whatever is done at once, written in SQL or about PostgreSQL alone', () => {
    expect(demanded.length).toBeGreaterThan(20);
    const asked = [...dialectFiles, ...aloneFiles, ...exempt];
    expect(demanded.filter((file) => !asked.includes(file))).toEqual([]);
  });

  it('only by tests that have a database', () => {
    expect(dialectFiles.filter((file) => !withDatabase.includes(file))).toEqual([]);
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
