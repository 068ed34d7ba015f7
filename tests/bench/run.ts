import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPrivatePostgres } from '@/tests/support/postgres';
import { firstLoadKilobytes } from './first-load';
import { runLighthouse } from './lighthouse';
import { measurePages } from './pages';
import { toMs } from './percentile';
import { measureSearch } from './search';
import { freePort, startSite } from './site';

const fewPrograms = 1_000;
const manyPrograms = 100_000;
const lighthouseRuns = 3;

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const rounded = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const postgresBin = () => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').toSorted() : [];
  const version = versions.at(-1);
  if (!version) throw new Error('PostgreSQL is not installed (apt-get install postgresql).');
  return `/usr/lib/postgresql/${version}/bin`;
};

async function benchSearch(): Promise<string> {
  const postgres = await startPrivatePostgres({
    binFolder: postgresBin(),
    parentFolder: join(process.cwd(), '.data', 'bench-postgres'),
    port: await freePort(),
  });
  try {
    const at = async (programs: number) => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`create database bench_${programs}`).finally(() => client.end());
      const url = new URL(postgres.url);
      url.pathname = `/bench_${programs}`;
      return measureSearch(url.href, programs);
    };
    const [few, many] = [await at(fewPrograms), await at(manyPrograms)];
    const row = (name: string, pick: (times: typeof few) => number) => [
      name,
      toMs(pick(few)),
      toMs(pick(many)),
      `${rounded(pick(many) / pick(few), 1)} ×`,
    ];
    return table(
      [
        'school search on PostgreSQL',
        `${rounded(fewPrograms)} programmes`,
        `${rounded(manyPrograms)} programmes`,
        'ratio',
      ],
      [
        row('every question asked of the database, p50', (times) => times.asked.p50),
        row('every question asked of the database, p99', (times) => times.asked.p99),
        row('with answers kept for 10 s, p50', (times) => times.kept.p50),
        row('with answers kept for 10 s, p99', (times) => times.kept.p99),
      ],
    );
  } finally {
    await postgres.stop();
  }
}

interface Demo {
  samples: Record<string, string>;
  accounts: Record<string, { username: string; password: string }>;
}

async function sessionCookie(origin: string, demo: Demo): Promise<string> {
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', connection: 'close' },
    body: JSON.stringify(demo.accounts['student']),
  });
  if (!answer.ok) throw new Error(`The demo student cannot sign in: ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function benchSite(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const clone = join(folder, 'clone');
  const dataDir = join(folder, 'data');
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
  const cold = await startSite(clone, dataDir);
  await cold.stop();
  const warm = await startSite(clone, dataDir);
  try {
    const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo;
    const school = demo.samples['/school/[slug]'] ?? '/';
    const form = demo.samples['/school/[slug]/enrollment-form'] ?? '/';
    const speeds = await measurePages(warm.origin, ['/', '/explore', school]);
    const cookie = await sessionCookie(warm.origin, demo);
    const publicPaths = [
      '/',
      '/explore',
      school,
      '/course',
      demo.samples['/course/[id]'] ?? '/',
      '/login',
      '/signup',
    ];
    const scripts: string[][] = [];
    for (const path of publicPaths)
      scripts.push([path, `${rounded(await firstLoadKilobytes(warm.origin, path), 1)} kB`, '170 kB']);
    scripts.push([form, `${rounded(await firstLoadKilobytes(warm.origin, form, cookie), 1)} kB`, '240 kB']);
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
      table(['script on first load, gzipped', 'size', 'at most'], scripts),
      table(
        [
          `Lighthouse, mobile, median of ${lighthouseRuns}`,
          'performance / accessibility / best practices / SEO',
          'CLS',
          'LCP',
        ],
        scores,
      ),
    ];
  } finally {
    await warm.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const only = process.argv[2];
const parts = [
  ...(only === 'search' ? [] : await benchSite()),
  ...(only === 'site' ? [] : [await benchSearch()]),
];
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}`;
const page = `# Benchmarks

Written by \`npm run bench\`, all in one run on ${machine}. Machines are noisy: read the ratios.

${parts.join('\n\n')}
`;
process.stdout.write(page);
if (!only) writeFileSync('docs/benchmarks.md', page);
