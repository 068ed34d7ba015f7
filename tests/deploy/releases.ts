import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Machine } from './machine';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The newest release that docs/releases.md names by its commit; null when none is named. */
export const landedRelease = (notes: string): string | null =>
  /^Commit: `([0-9a-f]{7,40})`/m.exec(notes)?.[1] ?? null;

/**
 * The release before this one: the argument `--from COMMIT`, else the one of docs/releases.md, else the commit before
 * this one.
 */
export const releaseBefore = (from: string | undefined): string =>
  git(
    'rev-parse',
    '--verify',
    `${from ?? landedRelease(readFileSync('docs/releases.md', 'utf8')) ?? 'HEAD~1'}^{commit}`,
  );

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
