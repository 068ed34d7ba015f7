import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseOf } from './release.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-release-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const commit = () => {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-29T03:00:00+07:00' },
    });
  git('init', '--quiet');
  writeFileSync(join(root, 'a.txt'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  return git('rev-parse', '--short=8', 'HEAD').trim();
};

test('a release is named by its commit and the day of it by UTC, and says when sources were changed', () => {
  const id = commit();
  expect(releaseOf(root)).toEqual({ day: '2026-11-28', commit: id });
  writeFileSync(join(root, 'b.txt'), 'no source');
  expect(releaseOf(root).commit).toBe(id);
  writeFileSync(join(root, 'a.txt'), 'two');
  expect(releaseOf(root)).toEqual({ day: '2026-11-28', commit: `${id}-changed` });
});

test('sources without a history are no release, whatever folder they lie in', () => {
  commit();
  const inside = join(root, 'inside');
  mkdirSync(inside);
  expect(releaseOf(inside, undefined)).toEqual({ day: 'unknown', commit: 'unknown' });
  expect(releaseOf(inside, '2026-11-28 03f0c7d8')).toEqual({ day: '2026-11-28', commit: '03f0c7d8' });
  expect(releaseOf(inside, 'latest')).toEqual({ day: 'unknown', commit: 'unknown' });
});
