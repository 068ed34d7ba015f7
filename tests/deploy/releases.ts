import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Machine } from './machine';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * The release before this one: the argument `--from COMMIT`, else the commit before this one that noted a release in
 * `tests/releases`, else the commit before.
 */
export function releaseBefore(from: string | undefined): string {
  const noted = git('log', '-1', '--format=%H', 'HEAD~1', '--', 'tests/releases');
  return git('rev-parse', '--verify', `${from ?? (noted || 'HEAD~1')}^{commit}`);
}

export const thisRelease = (): string => git('rev-parse', 'HEAD');

/** The repository that the machine clones from, with both releases. */
export function makeRepository(machine: Machine, releases: readonly string[]): void {
  const repository = machine.path('repository.git');
  execFileSync('git', ['init', '-q', '--bare', repository]);
  for (const commit of releases)
    git('push', '-q', '--force', `file://${repository}`, `${commit}:refs/heads/${commit}`);
  execFileSync('chown', ['-R', `${machine.account?.uid ?? process.getuid?.()}`, repository]);
}

/** The commit that a clone gets from now on. */
export const offer = (machine: Machine, commit: string): void =>
  writeFileSync(machine.path('repository.git/HEAD'), `ref: refs/heads/${commit}\n`);
