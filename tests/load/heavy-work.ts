import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { openOwnDatabase } from '@/backend/compose';
import { readServerEnv } from '@/lib/env/server-env';
import { freePort } from '../../backend/cli/child-processes.mjs';
import type { Probes } from './probe-process';
import { readDemoFile, signIn } from './session';
import { createSiteClient } from './site-client';
import { startSiteProcess } from './site-process';

// tsx tests/load/heavy-work.ts: on a copy of the demo's data, with the existing build, each kind of heavy work is asked
// for sixty times at once, again and again, while another process measures `/livez` and a page in memory.

const atOnce = 60;
const lastsMs = 10_000;
const livezMaxMs = 100;
const pageMaxMs = 200;
const fileBytes = 10 * 1024 * 1024;
const picturePx = 5_000;
const copiesOfCourse = 100;

const dataDir = await mkdtemp(join(tmpdir(), 'sala-heavy-'));
await cp(readServerEnv(process.env).DATA_DIR, dataDir, { recursive: true });
const port = await freePort();
const settings = { DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: '1' };
const env = readServerEnv({ ...process.env, ...settings });
const database = await openOwnDatabase(env);
await database.db.execute(sql`insert into subjects
  select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'key', s.key || '-' || n))).*
  from subjects s, generate_series(1, ${copiesOfCourse}) n`);
// As the site does from time to time.
await database.db.execute(sql`analyze`);
await database.close();

const site = await startSiteProcess(port, settings);
const { origin } = site;
const accounts = readDemoFile(dataDir).accounts;
const tokens = await Promise.all(Object.keys(accounts).map((who) => signIn(origin, dataDir, who)));
const tokenOf = (index: number) => tokens[index % tokens.length] ?? '';
const advisor = await signIn(origin, dataDir, 'advisor');

const { ask, statusOf, postJson, upload, paperPaths } = createSiteClient(origin);

const hostile = (line: string) => {
  const text = `%PDF-1.7\n${line.repeat(Math.floor((fileBytes - 100) / line.length))}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text));
};
const pdfs = ['>>stream\n', '1 0 obj<<', '1 0 obj<</A 1>>\n'].map(hostile);
const picture = new Uint8Array(
  await sharp({ create: { width: picturePx, height: picturePx, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer(),
);
const papers = await paperPaths(advisor);
// Made once, so that the process that sends needs no core.
const blankTable = new Uint8Array(
  Buffer.from(JSON.stringify({ csv: `school,phone${'\n'.repeat(280_000)}`, dryRun: true })),
);
const student = accounts['student'];
if (!student) throw new Error('The demo has no student.');
const logIn = async (index: number) =>
  statusOf(
    await ask(
      {
        method: 'POST',
        headers: { 'x-forwarded-for': `203.0.113.${index % 250}` },
        body: new URLSearchParams({ grant_type: 'password', client_id: 'sala-web', ...student }),
      },
      '/api-auth/token',
    ),
  );

const kinds: Record<string, { times: number; work: (index: number) => Promise<number> }> = {
  nothing: { times: 0, work: () => Promise.resolve(0) },
  'hostile PDFs of 10 MB': {
    times: atOnce,
    work: (index) => upload(pdfs[index % pdfs.length] ?? new Uint8Array(), 'application/pdf', tokenOf(index)),
  },
  'printed papers, all different': {
    times: atOnce,
    work: async (index) => statusOf(await ask({ token: advisor }, papers[index % papers.length] ?? '')),
  },
  'the same printed paper': {
    times: atOnce,
    work: async () => statusOf(await ask({ token: advisor }, `${papers[0]}&kind=receipt`)),
  },
  'tables of 280,000 blank lines': {
    times: atOnce,
    work: () => postJson('/api-nest-applicant/applications/import', advisor, blankTable),
  },
  'log-ins': { times: 200, work: logIn },
  'pictures of 25 megapixels': {
    times: atOnce,
    work: (index) => upload(picture, 'image/jpeg', tokenOf(index)),
  },
  'lists as CSV': {
    times: atOnce,
    work: async (index) =>
      statusOf(
        await ask(
          { headers: { 'x-forwarded-for': `203.0.113.${index}` } },
          '/api-nest-aca/enrollable_subjects?format=csv',
        ),
      ),
  },
};

// What is asked for in the first second after a start waits for the start, not for heavy work.
for (const path of ['/en/explore', '/api-nest-aca/enrollable_subjects?limit=100'])
  await statusOf(await ask({}, path));
const probe = fork('tests/load/probe-process.ts', [origin], { execArgv: ['--import', 'tsx'] });
const only = process.argv[2];
let isGood = true;
for (const [name, { times, work }] of Object.entries(kinds)) {
  if (only && !name.includes(only)) continue;
  const statuses: Record<string, number> = {};
  const startedMs = performance.now();
  probe.send('begin');
  for (let index = 0; performance.now() - startedMs < lastsMs;) {
    const answers = await Promise.allSettled(Array.from({ length: times }, () => work((index += 1))));
    for (const answer of answers) {
      const status = answer.status === 'fulfilled' ? answer.value : String(answer.reason);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    if (times === 0) await new Promise((resolve) => setTimeout(resolve, lastsMs));
  }
  probe.send('end');
  const [{ livez, page }] = (await once(probe, 'message')) as [Probes];
  isGood &&= livez.p99Ms <= livezMaxMs && page.p99Ms <= pageMaxMs && livez.failed + page.failed === 0;
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  console.log(JSON.stringify({ name, seconds, statuses, livez, page }));
}
probe.disconnect();
await site.end('SIGTERM');
await rm(dataDir, { recursive: true, force: true });
process.exitCode = isGood ? 0 : 1;
