import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const unknown = { day: 'unknown', commit: 'unknown' };

/**
 * The commit of the sources and its day by UTC; `-changed` where sources differ from it.
 * @param {string} root project folder
 * @param {string} [given] day and commit, where sources have no history, as in an image
 */
export function releaseOf(root, given = process.env.SALA_RELEASE) {
  // Sources without a history of their own may lie in a folder that has another one.
  if (!existsSync(join(root, '.git'))) {
    const [, day, commit] = /^(\d{4}-\d\d-\d\d) ([0-9a-f]{7,40})$/.exec(given ?? '') ?? [];
    return day && commit ? { day, commit } : unknown;
  }
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } });
  const { status, stdout } = git('log', '-1', '--date=short-local', '--abbrev=8', '--format=%cd %h');
  const [day, commit] = status === 0 ? stdout.trim().split(' ') : [];
  if (!day || !commit) return unknown;
  const isChanged = git('status', '--porcelain', '--untracked-files=no').stdout !== '';
  return { day, commit: isChanged ? `${commit}-changed` : commit };
}
