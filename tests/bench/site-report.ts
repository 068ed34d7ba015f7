import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFirstLoads } from './first-loads';
import { runLighthouse } from './lighthouse';
import { benchOrientation } from './orientation-report';
import { measurePages } from './pages';
import { median, rounded, table } from './report';
import { freePort, startSite } from './site';

const lighthouseRuns = 5;

interface Demo {
  samples: Record<string, string>;
  accounts: Record<string, { username: string; password: string }>;
}

async function sessionCookie(origin: string, demo: Demo, role: 'student' | 'advisor'): Promise<string> {
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', connection: 'close' },
    body: JSON.stringify(demo.accounts[role]),
  });
  if (!answer.ok) throw new Error(`The demo ${role} cannot sign in: ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Start, pages, scripts and scores of a fresh clone of this commit, as tables. */
export async function benchSite(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const clone = join(folder, 'clone');
  const dataDir = join(folder, 'data');
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
  const port = await freePort();
  const cold = await startSite(clone, dataDir, port);
  await cold.stop();
  const warm = await startSite(clone, dataDir, port);
  try {
    const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo;
    const school = demo.samples['/school/[slug]'] ?? '/';
    const speeds = await measurePages(warm.origin, ['/', '/explore', school]);
    const student = await sessionCookie(warm.origin, demo, 'student');
    const loads = await measureFirstLoads(warm.origin, {
      samples: demo.samples,
      student,
      advisor: await sessionCookie(warm.origin, demo, 'advisor'),
    });
    const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const scores = ['/', '/explore', school].map((path) => {
      const runs = Array.from({ length: lighthouseRuns }, () => runLighthouse(warm.origin, path, chromium));
      const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
      return [
        path,
        [
          of((r) => r.performance),
          of((r) => r.accessibility),
          of((r) => r.bestPractices),
          of((r) => r.seo),
        ].join(' / '),
        rounded(
          of((r) => r.cls),
          3,
        ),
        `${rounded(of((r) => r.lcpMs))} ms`,
      ];
    });
    return [
      table(
        ['`npm start` to the first 200', 'seconds', 'at most'],
        [
          ['fresh clone, nothing installed', rounded(cold.readySeconds, 1), '180'],
          ['again', rounded(warm.readySeconds, 1), '8'],
        ],
      ),
      table(
        ['page', 'requests a second', 'nginx, same bytes', 'share (at least 0.025)'],
        speeds.map((s) => [
          s.path,
          rounded(s.perSecond),
          rounded(s.nginxPerSecond),
          rounded(s.perSecond / s.nginxPerSecond, 3),
        ]),
      ),
      table(
        ['script on first load, gzipped', 'size', 'at most'],
        loads.map(({ path, kilobytes, limit }) => [path, `${rounded(kilobytes, 1)} kB`, `${limit} kB`]),
      ),
      table(
        [
          `Lighthouse, mobile, median of ${lighthouseRuns}`,
          'performance / accessibility / best practices / SEO',
          'CLS',
          'LCP',
        ],
        scores,
      ),
      await benchOrientation(warm.origin, student, chromium),
    ];
  } finally {
    await warm.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
