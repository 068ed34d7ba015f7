import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rounded, table, verdict } from './report';
import { freePort, metricsToken, startSite } from './site';

const encodings = ['br', 'gzip', 'identity'];
const rounds = 3;
const listCalls = 3_000;
const atOnce = 8;
const lookEveryMs = 250;
const settledAfterMs = 60_000;
const mostMegabytes = 800;

const lists = [
  '/api-nest-aca/schools?limit=20&count=true',
  '/api-nest-aca/schools?keyword=business&limit=20&count=true',
  '/api-nest-aca/schools?province=12&limit=20&count=true',
  '/api-nest-aca/enrollable_subjects?limit=20&count=true',
  '/api-nest-aca/enrollable_subjects?keyword=law&limit=20&count=true',
  '/api-nest-aca/enrollable_subjects?limit=20&order=fee&start=20',
  '/api-nest-aca/categories',
];

/** Megabytes (1,000,000 bytes) of the site's process. */
interface Memory {
  pages: number;
  start: number;
  most: number;
  settled: number;
}

const textOf = async (url: string, encoding = 'identity', headers = {}): Promise<string> => {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding, ...headers } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
};

const residentMegabytes = async (origin: string): Promise<number> => {
  const numbers = await textOf(`${origin}/metrics`, 'identity', { authorization: `Bearer ${metricsToken}` });
  const found = /^process_resident_memory_bytes (\S+)/m.exec(numbers);
  return Number(found?.[1]) / 1_000_000;
};

/** The path of every public page in both languages, from the site map and the files that it names. */
async function publicPaths(origin: string, path = '/sitemap.xml'): Promise<string[]> {
  const xml = await textOf(origin + path);
  const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>|hreflang="(?:km|en)" href="([^"]+)"/g)];
  const paths = named.map(([, page, other]) => {
    const { pathname, search } = new URL((page ?? other ?? '').replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const files = paths.filter((one) => one.endsWith('.xml'));
  const inFiles = await Promise.all(files.map((file) => publicPaths(origin, file)));
  return [...new Set([...paths.filter((one) => !one.endsWith('.xml')), ...inFiles.flat()])];
}

async function askAll(urls: string[], ask: (url: string) => Promise<unknown>): Promise<void> {
  const queue = urls.values();
  const asking = Array.from({ length: atOnce }, async () => {
    for (const url of queue) await ask(url);
  });
  await Promise.all(asking);
}

/** Resident memory at the start, at most, and a minute after every public page and thousands of lists. */
async function measureMemory(origin: string): Promise<Memory> {
  const start = await residentMegabytes(origin);
  let most = start;
  const looking = new AbortController();
  const looks = (async () => {
    while (!looking.signal.aborted) {
      most = Math.max(most, await residentMegabytes(origin));
      await pause(lookEveryMs);
    }
  })();
  const paths = await publicPaths(origin);
  const urls = paths.map((path) => origin + path);
  for (let round = 0; round < rounds; round += 1)
    for (const encoding of encodings) await askAll(urls, (url) => textOf(url, encoding));
  const calls = Array.from({ length: listCalls }, (_, index) => origin + (lists[index % lists.length] ?? ''));
  await askAll(calls, textOf);
  looking.abort();
  await looks;
  await pause(settledAfterMs);
  return { pages: paths.length, start, most, settled: await residentMegabytes(origin) };
}

const memoryTable = ({ pages, start, most, settled }: Memory): string =>
  table(
    ['memory of `npm start`, embedded database', 'measured', 'at most', ''],
    [
      ['at the start', `${rounded(start)} MB`, '', ''],
      [
        `at most, during ${rounded(pages)} pages × ${encodings.length} encodings × ${rounds} and ${rounded(listCalls)} lists`,
        `${rounded(most)} MB`,
        '',
        '',
      ],
      ['a minute later', `${rounded(settled)} MB`, `${mostMegabytes} MB`, verdict(settled <= mostMegabytes)],
    ],
  );

/** Starts the site of this folder with a database of its own. */
export async function benchMemory(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-memory-'));
  const site = await startSite(process.cwd(), dataDir, await freePort());
  try {
    return memoryTable(await measureMemory(site.origin));
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
