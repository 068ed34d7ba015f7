import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { readServerEnv } from '@/lib/env/server-env';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { servingMemory } from '../../backend/cli/serving-memory.mjs';
import { atRate } from './kept-connections';
import { readDemoFile, signIn } from './session';
import { createSiteClient } from './site-client';
import { startSiteProcess } from './site-process';

// tsx tests/load/mixed-use.ts [MINUTES]: the site with its embedded database, on a copy of the demo's data and with the
// existing build, is used for an hour as people use it, and tells its memory every five minutes.

const minutes = Number(process.argv[2] ?? 60);
const wantedMb = 800;
const minuteMs = 60_000;
const mb = 1024 * 1024;
/** Requests a second: pages and lists of a busy afternoon at a school, not the most that is possible. */
const pagesPerSecond = 8;
const listsPerSecond = 4;
const filesPerSecond = 0.2;

const dataDir = await mkdtemp(join(tmpdir(), 'sala-mixed-'));
// A site that was killed leaves its socket, which cannot be copied.
await cp(readServerEnv(process.env).DATA_DIR, dataDir, {
  recursive: true,
  filter: (path) => !path.endsWith('.sock'),
});
const port = await freePort();
const metricsToken = 'a-token-for-mixed-use';
const site = await startSiteProcess(port, {
  ...servingMemory,
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  METRICS_TOKEN: metricsToken,
});
const { ask, statusOf, postJson, upload, paperPaths } = createSiteClient(site.origin);
const { accounts, samples } = readDemoFile(dataDir);
const people = Object.keys(accounts);

let tokens: Record<string, string> = {};
const signAllIn = async () => {
  tokens = Object.fromEntries(
    await Promise.all(people.map(async (who) => [who, await signIn(site.origin, dataDir, who)] as const)),
  );
};
await signAllIn();
const papers = await paperPaths(tokens['advisor'] ?? '');

/** A photo of a phone: 12 megapixels of noise, which compress as badly as leaves and cloth. */
const photo = new Uint8Array(
  await sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer(),
);
const school = samples['/school/[slug]']?.split('/').at(-1) ?? '';
const row = `${school},Sok,Dara,male,2008-05-14,012345678\n`;
const csv = `school,lastName,firstName,gender,birthday,phone\n${row.repeat(500)}`;
const table = new Uint8Array(Buffer.from(JSON.stringify({ csv, dryRun: true })));
const ofSomebody = /^\/(?:profile|advisor|partner|bank|guardian|career)/;
const publicPages = [
  '/',
  '/explore',
  '/job',
  '/events',
  '/forum',
  ...Object.values(samples).filter((path) => path.startsWith('/') && !ofSomebody.test(path)),
];
const lists = [
  ['advisor', '/api-nest-applicant/applicants?limit=50'],
  ['schoolAdmin', '/api-nest-applicant/applicants?limit=20'],
  ['advisor', '/api-nest-aca/enrollable_subjects?format=csv'],
  ['student', '/api-nest-aca/enrollable_subjects?limit=100'],
  ['student', '/api-nest-aca/schools?limit=20'],
  ['advisor', '/api-user/audit_log?limit=50'],
] as const;

const statuses = new Map<string, number>();
const count = async (kind: string, work: Promise<number>) => {
  const status = await work.catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'));
  const key = `${kind} ${status}`;
  statuses.set(key, (statuses.get(key) ?? 0) + 1);
};
const visitor = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index % 250}` });
const person = (index: number) => tokens[people[index % people.length] ?? ''] ?? '';

const files = [
  (index: number) => upload(photo, 'image/jpeg', person(index)),
  async (index: number) =>
    statusOf(await ask({ token: tokens['advisor'] ?? '' }, papers[index % papers.length] ?? '')),
  () => postJson('/api-nest-applicant/applications/import', tokens['advisor'] ?? '', table),
];
const stops = [
  atRate(pagesPerSecond, async (index) => {
    const path = publicPages[index % publicPages.length] ?? '/';
    const inLanguage = index % 2 === 0 ? path : `/en${path}`;
    await count('pages', ask({ headers: visitor(index) }, inLanguage).then(statusOf));
  }),
  atRate(listsPerSecond, async (index) => {
    const [who, path] = lists[index % lists.length] ?? lists[0];
    await count('lists', ask({ token: tokens[who] ?? '', headers: visitor(index) }, path).then(statusOf));
  }),
  atRate(filesPerSecond, async (index) => {
    await count(`file ${index % files.length}`, files[index % files.length]?.(index) ?? Promise.resolve(0));
  }),
];

const readMetrics = async (): Promise<Record<string, number>> => {
  const answer = await ask({ token: metricsToken }, '/metrics');
  const lines = (await answer.text()).matchAll(
    /^(process_resident|nodejs_\w+)_(?:memory_|size_)?\w*bytes (\d\S*)$/gm,
  );
  return Object.fromEntries(
    [...lines].map(([line]) => [line.split(' ')[0] ?? '', Math.round(Number(line.split(' ')[1]) / mb)]),
  );
};

console.log(JSON.stringify({ minute: 0, ...(await readMetrics()) }));
for (let minute = 1; minute <= minutes; minute += 1) {
  await pause(minuteMs);
  // Access tokens live for half an hour.
  if (minute % 20 === 0) await signAllIn();
  if (minute % 5 === 0 || minute === minutes)
    console.log(JSON.stringify({ minute, ...(await readMetrics()) }));
}
await Promise.all(stops.map((stop) => stop()));
await pause(minuteMs);
const after = await readMetrics();
console.log(JSON.stringify({ after: 'a quiet minute', ...after, statuses: Object.fromEntries(statuses) }));
await site.end('SIGTERM');
await rm(dataDir, { recursive: true, force: true });
process.exitCode = (after['process_resident_memory_bytes'] ?? Infinity) <= wantedMb ? 0 : 1;
