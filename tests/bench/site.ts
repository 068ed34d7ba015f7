import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageAccess } from '@/lib/routes/page-entry';
import { builtPages } from '@/lib/routes/pages';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { type DemoFile, readDemoFile, sessionCookie } from '@/tests/support/demo-session';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { atLeast, atMost, inTurns, median, percentile, rounded, table, timeEach, toMs } from './measure';
import { metricsToken, prepareDatabase, type Server, startBackend, startSite } from './start';
import { questionsOf } from './statements';

const wanted = {
  ofNginx: 0.35,
  ofBackend: 0.8,
  startSeconds: { cold: 150, warm: 8 },
  brotliKb: 22,
  scriptKb: { public: 180, orientation: 190, signedIn: 260 },
  askedMs: 300,
  scores: [92, 100, 100, 100],
  memoryMb: 800,
};
const asGzip = ['Accept-Encoding: gzip'];
const once = { connection: 'close' };

const read = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await fetch(url, { headers: { ...once, ...headers } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
};

/** The same pages behind nginx, packed before, with one worker and without a log. */
async function withNginx<T>(pages: readonly string[], work: (origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-nginx-'));
  const port = await freePort();
  for (const [name, html] of pages.entries()) {
    mkdirSync(join(folder, 'html', String(name)), { recursive: true });
    writeFileSync(join(folder, 'html', String(name), 'index.html'), html);
    writeFileSync(join(folder, 'html', String(name), 'index.html.gz'), gzipSync(html));
  }
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 512; }
http { types { text/html html; } access_log off; sendfile on; gzip_static on; server { listen 127.0.0.1:${port}; root ${folder}/html; } }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/0/`, { headers: once }).catch(() => null)))
      await pause(50);
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    nginx.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

const pageTable = async (origin: string, paths: readonly string[]): Promise<string> => {
  const pages = await Promise.all(paths.map((path) => read(origin + path)));
  const rows = await withNginx(pages, async (nginx) =>
    paths.map((path, index) => {
      const { own, other, share } = inTurns(origin + path, `${nginx}/${index}/`, { headers: asGzip });
      const html = pages[index] ?? '';
      const brotliKb = brotliCompressSync(html).byteLength / 1_000;
      return [
        path,
        rounded(own),
        rounded(other),
        rounded(share, 2),
        ...atLeast(share, wanted.ofNginx),
        `${rounded(Buffer.byteLength(html) / 1_000, 1)} kB`,
        `${rounded(brotliKb, 1)} kB`,
        ...atMost(brotliKb, wanted.brotliKb),
      ];
    }),
  );
  return table(
    ['page with gzip', 'a second', 'nginx', 'share', 'wanted', '', 'HTML', 'Brotli', 'wanted', ''],
    rows,
  );
};

/** The same calls at the site and at a backend alone, each with an embedded database with the demo. */
const callTable = async (site: string, folder: string): Promise<string> => {
  const env = { DATA_DIR: join(folder, 'backend'), DATABASE_URL: '' };
  prepareDatabase({ ...env, SEED: 'demo' });
  const backend = await startBackend(env);
  try {
    const rows = (await questionsOf(backend.origin)).map(({ name, path }) => {
      const { own, other, share } = inTurns(site + path, backend.origin + path);
      return [name, rounded(own), rounded(other), rounded(share, 2), ...atLeast(share, wanted.ofBackend)];
    });
    return table(['call', 'through the site', 'backend alone', 'share', 'wanted', ''], rows);
  } finally {
    await backend.end();
  }
};

/** Kilobytes of script that a browser loads for each built page, gzipped; pages without a sample are left out. */
const scriptTable = async (origin: string, { samples, accounts }: DemoFile): Promise<string> => {
  const roles: Partial<Record<PageAccess, string>> = {
    user: 'student',
    advisor: 'advisor',
    partner: 'partner',
    bank: 'bank',
  };
  const known = new Map<string, number>();
  const rows: string[][] = [];
  for (const { path, access, answers = 200 } of builtPages) {
    const address = path.includes('[') ? samples[path] : path;
    if (address === undefined || answers !== 200) continue;
    const role = roles[access];
    const cookie = role ? await sessionCookie(origin, accounts[role]) : '';
    const html = await read(origin + address, { cookie });
    const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
    const sources = new Set(
      tags.flatMap(([tag, source = '']) => (/\bnomodule\b/i.test(tag) ? [] : [source])),
    );
    let kb = 0;
    for (const source of sources) {
      const size = known.get(source) ?? gzipSync(await read(new URL(source, origin).href)).length / 1_000;
      known.set(source, size);
      kb += size;
    }
    const kind = role ? 'signedIn' : path.startsWith('/orientation-test') ? 'orientation' : 'public';
    rows.push([path, `${rounded(kb, 1)} kB`, ...atMost(kb, wanted.scriptKb[kind])]);
  }
  return table(['script on first load, gzipped', 'size', 'wanted', ''], rows);
};

/** Catalogues with a query that nobody has asked before. */
const askedTable = async (origin: string): Promise<string> => {
  const provinces = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0'));
  const queries = ['university', 'tvet', 'k12', 'institute'].flatMap((type) =>
    provinces.map((province) => `schoolType=${type}&province=${province}`),
  );
  const rows: string[][] = [];
  for (const path of ['/explore', '/course']) {
    await read(`${origin}${path}?start=12`);
    const times = await timeEach(queries.length, (index) => read(`${origin}${path}?${queries[index]}`));
    const p99 = percentile(times, 0.99);
    rows.push([path, toMs(median(times)), toMs(p99), ...atMost(p99, wanted.askedMs)]);
  }
  return table(['catalogue with a new query', 'p50', 'p99', 'wanted, ms', ''], rows);
};

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
}

/** Lighthouse with its defaults: a mid-range phone on slow 4G, simulated. Chromium sometimes gives no trace. */
const scoresOf = (url: string, folder: string, tries = 3): number[] => {
  const output = join(folder, 'lighthouse.json');
  const flags = ['--headless=new', ...chromiumFlags, `--user-data-dir=${join(folder, 'profile')}`];
  const options = ['--output=json', `--output-path=${output}`, `--chrome-flags=${flags.join(' ')}`];
  spawnSync(process.execPath, ['node_modules/lighthouse/cli/index.js', url, ...options, '--quiet'], {
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { categories, runtimeError } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  if (runtimeError && tries > 1) return scoresOf(url, folder, tries - 1);
  return ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round((categories[name]?.score ?? Number.NaN) * 100),
  );
};

const scoreTable = (origin: string, paths: readonly string[], folder: string): string => {
  const rows = paths.map((path) => {
    const runs = [1, 2, 3].map(() => scoresOf(origin + path, folder));
    const scores = wanted.scores.map((_, index) => median(runs.map((run) => run[index] ?? Number.NaN)));
    const missing = Math.min(...scores.map((score, index) => score - (wanted.scores[index] ?? 0)));
    return [path, scores.join(' / '), atLeast(missing, 0)[1] ?? ''];
  });
  return table(
    ['Lighthouse, phone', 'performance / accessibility / practices / SEO', wanted.scores.join(' / ')],
    rows,
  );
};

/** Resident memory at the start, and after every public page of the site map in three encodings. */
const memoryTable = async ({ origin }: Server): Promise<string> => {
  const resident = async () => {
    const text = await read(`${origin}/metrics`, { authorization: `Bearer ${metricsToken}` });
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1_048_576;
  };
  const start = await resident();
  const pathsIn = async (path: string): Promise<string[]> => {
    const found = [...(await read(origin + path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
      return pathname + search;
    });
    const files = found.filter((one) => one.endsWith('.xml'));
    return [
      ...found.filter((one) => !one.endsWith('.xml')),
      ...(await Promise.all(files.map(pathsIn))).flat(),
    ];
  };
  const paths = await pathsIn('/sitemap.xml');
  for (const encoding of ['br', 'gzip', 'identity'])
    for (const path of paths) await read(origin + path, { 'accept-encoding': encoding });
  await pause(60_000);
  const after = await resident();
  return table(
    ['memory of `npm start`', 'at the start', `a minute after ${paths.length} pages`, 'wanted, MB', ''],
    [['embedded database', rounded(start), rounded(after), ...atMost(after, wanted.memoryMb)]],
  );
};

/** Start, pages, calls, scripts, scores and memory of a fresh clone of this commit, as tables. */
export async function benchSite(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const clone = join(folder, 'clone');
  const dataDir = join(folder, 'data');
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
  const port = await freePort();
  const cold = await startSite(clone, dataDir, port);
  await cold.end();
  const warm = await startSite(clone, dataDir, port);
  try {
    const demo = readDemoFile(dataDir);
    const paths = ['/', '/explore', demo.samples['/school/[slug]'] ?? '/'];
    const { cold: coldMost, warm: warmMost } = wanted.startSeconds;
    return [
      table(
        ['`npm start` to the first 200', 'seconds', 'wanted', ''],
        [
          ['fresh clone', rounded(cold.readySeconds, 1), ...atMost(cold.readySeconds, coldMost)],
          ['again', rounded(warm.readySeconds, 1), ...atMost(warm.readySeconds, warmMost)],
        ],
      ),
      await memoryTable(warm),
      await pageTable(warm.origin, paths),
      await callTable(warm.origin, folder),
      await scriptTable(warm.origin, demo),
      await askedTable(warm.origin),
      scoreTable(warm.origin, paths, folder),
    ];
  } finally {
    await warm.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
