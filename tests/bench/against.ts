import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDemoFile } from '@/tests/support/demo-session';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { inTurns, rounded, table } from './measure';
import { type Server, startSite } from './start';
import { questionsOf } from './statements';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
/** Below it, it is slower than by the noise of a run. */
const leastShare = 0.9;

/** This folder and another commit, each built with a demo of its own, asked in turns in one run. */
export async function benchAgainst(commit: string): Promise<string[]> {
  const before = git('rev-parse', '--short', '--verify', `${commit}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'sala-against-'));
  const beside = join(folder, 'commit');
  git('worktree', 'add', '--quiet', '--detach', beside, before);
  const sites: Server[] = [];
  try {
    // One after the other: two builds at once do not fit into the memory of a small machine.
    const now = await startSite(process.cwd(), join(folder, 'here'), await freePort());
    sites.push(now);
    const then = await startSite(beside, join(folder, 'there'), await freePort());
    sites.push(then);
    const school = readDemoFile(join(folder, 'here')).samples['/school/[slug]'] ?? '/';
    const asked = ['/', '/explore', '/en/course', school].map((path) => ({ name: path, path }));
    const rows = [...asked, ...(await questionsOf(now.origin))].map(({ name, path }) => {
      const gzip = { headers: ['Accept-Encoding: gzip'] };
      const { own, other, share } = inTurns(now.origin + path, then.origin + path, gzip);
      return [name, rounded(own), rounded(other), rounded(share, 2), share < leastShare ? '**slower**' : ''];
    });
    return [table(['page or call', 'here', before, 'share', ''], rows)];
  } finally {
    for (const site of sites) await site.end();
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
