import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuild } from '../../backend/cli/build.mjs';
import { findPostgres } from '../run/system-programs.mjs';
import { readServerEnv } from '../../lib/env/server-env';
import { BackendProcess, prepareDatabase } from './backend-process';
import { DurablePostgres } from '../support/durable-postgres';
import { watchFreshness } from './freshness';
import { atRate, createClient } from './kept-connections';
import { startNginx } from './nginx-process';
import { readDemoFile, signIn } from './session';
import { startSiteProcess } from './site-process';
import { createReader, createWriter } from './steady-load';

// tsx tests/load/scale-out.ts [seconds] [reads a second] [writes a second]: two sites and two backends on one
// PostgreSQL behind the nginx of `deploy`; one site and one backend are killed with -9 and started again during reads
// and writes.

const seconds = Number(process.argv[2] ?? 180);
const readsPerSecond = Number(process.argv[3] ?? 200);
const writesPerSecond = Number(process.argv[4] ?? 20);
const shownWithinMs = 2_000;
// Always the same: pages contain the public origin, and another one would need another build.
const [siteA, siteB, backendA, backendB] = [23_080, 23_081, 23_082, 23_083] as const;
const [https, http, internal, postgresPort] = [23_084, 23_085, 23_086, 23_087] as const;

const binFolder = findPostgres();
if (!binFolder) throw new Error('PostgreSQL is not installed.');
const dataDir = mkdtempSync(join(tmpdir(), 'sala-scale-out-'));
const postgres = new DurablePostgres(binFolder, postgresPort);
const publicOrigin = `https://localhost:${https}`;
const backendEnv = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  PUBLIC_ORIGIN: publicOrigin,
  SEED: 'none',
  TRUST_PROXY: '3',
};
const siteEnv = {
  API_BASE_URL: `http://127.0.0.1:${internal}`,
  PUBLIC_ORIGIN: publicOrigin,
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
};
const backends = [new BackendProcess(backendA, backendEnv), new BackendProcess(backendB, backendEnv)];
const stops: (() => Promise<unknown>)[] = [];

const until = (startedMs: number, share: number) =>
  pause(Math.max(0, startedMs + share * seconds * 1_000 - performance.now()));

try {
  await postgres.start();
  stops.push(() => postgres.remove());
  await prepareDatabase(backendEnv);
  for (const backend of backends) {
    await backend.start();
    stops.push(() => backend.end('SIGKILL'));
    await backend.ready();
  }
  const nginx = await startNginx({
    https,
    http,
    internal,
    sites: [siteA, siteB],
    backends: [backendA, backendB],
  });
  stops.push(nginx.stop);
  await ensureBuild(readServerEnv(siteEnv));
  const sites = await Promise.all([siteA, siteB].map((port) => startSiteProcess(port, siteEnv)));
  stops.push(() => Promise.all(sites.map((site) => site.end('SIGKILL'))));
  const ready = new Set(sites.map(({ origin }) => origin));

  const client = createClient(https, nginx.certificate);
  const origin = backends[0]?.origin ?? '';
  const advisor = await signIn(origin, dataDir, 'advisor');
  const samples = readDemoFile(dataDir).samples;
  const slug = samples['/school/[slug]']?.split('/').pop() ?? '';
  const api = '/api-nest-aca';
  const readOne = async <T>(path: string) => JSON.parse((await client.ask({ path })).text) as T;
  const school = await readOne<{ schoolId: string; slug: string; version: number }>(`${api}/schools/${slug}`);
  const { data: campuses } = await readOne<{ data: { campusId: string }[] }>(
    `${api}/public/schools/${slug}/campuses`,
  );
  const pages = ['/', '/en', '/explore', '/en/course', `/school/${slug}`, `/en/school/${slug}`];
  const calls = ['/schools?limit=12', '/enrollable_subjects?limit=12', `/schools/${slug}`].map(
    (path) => api + path,
  );
  const reader = createReader(client, [...pages, samples['/course/[id]'] ?? '/course', ...calls]);
  const campus = `${api}/schools/${school.schoolId}/campus/${campuses[0]?.campusId ?? ''}`;
  const writer = createWriter(client, `${campus}/students`, advisor);

  const startedMs = performance.now();
  const stopReading = atRate(readsPerSecond, reader.read);
  const stopWriting = atRate(writesPerSecond, writer.write);
  const freshness = watchFreshness(client, school, advisor, () => [...ready]);
  await until(startedMs, 0.25);
  ready.delete(sites[0]?.origin ?? '');
  await sites[0]?.end('SIGKILL');
  await until(startedMs, 0.3);
  sites[0] = await startSiteProcess(siteA, siteEnv);
  const siteBackMs = performance.now() - startedMs - 0.3 * seconds * 1_000;
  ready.add(sites[0].origin);
  await until(startedMs, 0.6);
  await backends[0]?.end('SIGKILL');
  await until(startedMs, 0.65);
  await backends[0]?.start();
  const backendBackMs = await backends[0]?.ready();
  await until(startedMs, 1);
  await Promise.all([stopReading(), stopWriting(), freshness.stop()]);
  client.close();

  const [stored] = await postgres.query<{ rows: string; codes: string }>(
    "select count(*) as rows, count(distinct student_code) as codes from students where student_code like 'L-%'",
  );
  const found = await postgres.query<{ code: string }>(
    'select distinct student_code as code from students where student_code = any($1)',
    [writer.acknowledged],
  );
  const report = {
    seconds,
    wanted: { readsPerSecond, writesPerSecond },
    reads: reader.report(),
    writes: writer.report(),
    lost: writer.acknowledged.length - found.length,
    doubled: Number(stored?.rows) - Number(stored?.codes),
    notAcknowledged: Number(stored?.codes) - found.length,
    freshness: freshness.report(),
    backMs: { site: Math.round(siteBackMs), backend: Math.round(backendBackMs ?? 0) },
  };
  console.log(JSON.stringify(report, null, 2));
  const isGood =
    report.reads.failed + report.writes.refused + report.lost + report.doubled + report.notAcknowledged ===
      0 &&
    report.reads.answered >= 0.95 * readsPerSecond * seconds &&
    report.writes.acknowledged >= 0.95 * writesPerSecond * seconds &&
    report.freshness.problems.length === 0 &&
    report.freshness.changes > 0 &&
    report.freshness.shownAfterMsMax <= shownWithinMs;
  process.exitCode = isGood ? 0 : 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
