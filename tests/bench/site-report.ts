import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAskedPages } from './asked-pages';
import { measureDeskRows } from './desk-rows';
import { sessionCookies } from './demo-session';
import { measureFirstLoads } from './first-loads';
import { runLighthouse } from './lighthouse';
import { benchOrientation } from './orientation-report';
import { measurePages } from './pages';
import { median, rounded, table, verdict } from './report';
import { measureCalls } from './site-calls';
import { freePort, startSite } from './site';

const lighthouseRuns = 5;
const leastScores = [90, 100, 100, 100];
const leastOfNginx = 0.4;
const leastOfBackend = 0.8;
const mostHtml = { kilobytes: 160, brotliKilobytes: 22 };

interface Demo {
  samples: Record<string, string>;
  accounts: Record<string, { username: string; password: string }>;
}

const sessionCookie = async (origin: string, demo: Demo, role: string): Promise<string> => {
  const cookies = await sessionCookies(origin, demo.accounts[role]);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
};

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
    const calls = await measureCalls(warm.origin);
    const student = await sessionCookie(warm.origin, demo, 'student');
    const loads = await measureFirstLoads(warm.origin, {
      samples: demo.samples,
      cookies: {
        user: student,
        advisor: await sessionCookie(warm.origin, demo, 'advisor'),
        partner: await sessionCookie(warm.origin, demo, 'partner'),
        bank: await sessionCookie(warm.origin, demo, 'bank'),
      },
    });
    const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const scores = ['/', '/explore', school].map((path) => {
      const runs = Array.from({ length: lighthouseRuns }, () => runLighthouse(warm.origin, path, chromium));
      const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
      const reached = [
        of((r) => r.performance),
        of((r) => r.accessibility),
        of((r) => r.bestPractices),
        of((r) => r.seo),
      ];
      return [
        path,
        reached.join(' / '),
        rounded(
          of((r) => r.cls),
          3,
        ),
        `${rounded(of((r) => r.lcpMs))} ms`,
        verdict(reached.every((score, index) => score >= (leastScores[index] ?? 0))),
      ];
    });
    return [
      table(
        ['`npm start` to the first 200', 'seconds', 'at most'],
        [
          ['fresh clone, nothing installed', rounded(cold.readySeconds, 1), '150'],
          ['again', rounded(warm.readySeconds, 1), '8'],
        ],
      ),
      table(
        ['page with gzip', 'requests a second', 'nginx, gzip_static', 'share', 'wanted', ''],
        speeds.map((s) => [
          s.path,
          rounded(s.perSecond),
          rounded(s.nginxPerSecond),
          rounded(s.share, 2),
          `≥ ${leastOfNginx}`,
          verdict(s.share >= leastOfNginx),
        ]),
      ),
      table(
        ['HTML', 'size', 'with Brotli', 'at most', ''],
        speeds.map(({ path, kilobytes, brotliKilobytes }) => [
          path,
          `${rounded(kilobytes, 1)} kB`,
          `${rounded(brotliKilobytes, 1)} kB`,
          `${mostHtml.kilobytes} kB, ${mostHtml.brotliKilobytes} kB`,
          verdict(kilobytes <= mostHtml.kilobytes && brotliKilobytes <= mostHtml.brotliKilobytes),
        ]),
      ),
      table(
        ['calls, embedded database', 'through the site', 'backend alone', 'share', 'wanted', ''],
        calls.map(({ name, sitePerSecond, backendPerSecond, share }) => [
          name,
          rounded(sitePerSecond),
          rounded(backendPerSecond),
          rounded(share, 2),
          `≥ ${leastOfBackend}`,
          verdict(share >= leastOfBackend),
        ]),
      ),
      table(
        ['script on first load, gzipped', 'size', 'at most', ''],
        loads.map(({ path, kilobytes, limit }) => [
          path,
          `${rounded(kilobytes, 1)} kB`,
          `${limit} kB`,
          verdict(kilobytes <= limit),
        ]),
      ),
      table(
        [
          `Lighthouse, mobile, median of ${lighthouseRuns}`,
          'performance / accessibility / best practices / SEO',
          'CLS',
          'LCP',
          `at least ${leastScores.join(' / ')}`,
        ],
        scores,
      ),
      await benchAskedPages(warm.origin),
      await measureDeskRows(warm.origin, demo.accounts, chromium),
      await benchOrientation(warm.origin, student, chromium),
    ];
  } finally {
    await warm.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
