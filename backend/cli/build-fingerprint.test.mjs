import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildFingerprint, sourcePaths } from './build-fingerprint.mjs';

/** @type {string} */
let root;

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const fingerprint = (settings = {}, dataId = 'folder-1') => buildFingerprint(root, settings, dataId);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-build-'));
  write('app/page.tsx', 'page');
  write('next.config.ts', 'config');
  write('backend/server.ts', 'server');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('looks at what a build is made of, not at tests, commands, hidden files or notes', () => {
  for (const path of [
    'app/page.test.tsx',
    'backend/cli/start.mjs',
    'lib/.DS_Store',
    'README.md',
    'tests/a.ts',
  ]) {
    write(path, 'x');
  }
  expect(sourcePaths(root)).toEqual(['app/page.tsx', 'backend/server.ts', 'next.config.ts']);
});

it('stays the same for the same tree', () => {
  expect(fingerprint()).toBe(fingerprint());
});

it.each([
  ['a changed file', () => write('app/page.tsx', 'other')],
  ['a new file', () => write('messages/km/site/home.json', '{}')],
  ['a removed file', () => rmSync(join(root, 'backend/server.ts'))],
  ['a changed config', () => write('next.config.ts', 'other')],
])('changes with %s', (_what, change) => {
  const before = fingerprint();
  change();
  expect(fingerprint()).not.toBe(before);
});

it('changes with settings that pages show and with the database, not with the port', () => {
  const before = fingerprint();
  expect(fingerprint({ PUBLIC_ORIGIN: 'https://sala.edu.kh' })).not.toBe(before);
  expect(fingerprint({}, 'folder-2')).not.toBe(before);
  expect(fingerprint({ PORT: 4000, LOG_LEVEL: 'debug' })).toBe(before);
});
