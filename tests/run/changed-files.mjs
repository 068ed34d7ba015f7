import { execFileSync } from 'node:child_process';
import { CommandError } from '../../backend/cli/command-error.mjs';

const seenInBrowsers =
  /^(?:app|components|messages|public|tests\/e2e)\/|^(?:middleware|next\.config|tailwind\.config)\.ts$/;

/**
 * @param {string} commit
 * @returns {string[]} files that differ from it, and new files that git does not ignore
 */
export function changedFiles(commit) {
  const lines = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  try {
    return [
      ...lines('diff', '--name-only', commit, '--'),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    throw new CommandError(`git cannot say what has changed since "${commit}".`);
  }
}

/** Whether a browser could show a difference. @param {string[]} files */
export const changesPages = (files) =>
  files.some((file) => seenInBrowsers.test(file) && !/\.test\.\w+$/.test(file));
