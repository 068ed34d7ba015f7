import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { findPostgres } from '../run/system-programs.mjs';
import { BackendProcess, prepareDatabase } from './backend-process';
import { DurablePostgres } from '../support/durable-postgres';

// tsx tests/load/stop.ts: SIGTERM to one of two backends in turn, with 32 clients that choose among the ready ones.

const clients = 32;
const rounds = 4;
const betweenStopsMs = 2_000;
const exitWithinMs = 15_000;
const lookEveryMs = 250;

const binFolder = findPostgres();
if (!binFolder) throw new Error('PostgreSQL is not installed.');
const dataDir = mkdtempSync(join(tmpdir(), 'sala-stop-'));
const postgres = new DurablePostgres(binFolder, await freePort());
const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SEED: 'none' };
const backends = [new BackendProcess(await freePort(), env), new BackendProcess(await freePort(), env)];
let isOver = false;
let ready: string[] = [];

/** null: no answer in time, which proves nothing on a busy machine. */
const isReady = (origin: string): Promise<boolean | null> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? null : false),
  );

/** A simple load balancer: polls `/readyz`, and sends requests only to ready processes. */
const watch = async () => {
  while (!isOver) {
    const states = await Promise.all(backends.map(({ origin }) => isReady(origin)));
    ready = backends.flatMap(({ origin }, index) =>
      (states[index] ?? ready.includes(origin)) ? [origin] : [],
    );
    await pause(lookEveryMs);
  }
};

const failures: string[] = [];
let answered = 0;
const paths = [
  '/api-nest-aca/schools?limit=20',
  '/api-nest-aca/enrollable_subjects?limit=20',
  '/api-aca/schools',
];

const client = async (index: number) => {
  for (let n = index; !isOver; n += 1) {
    const origin = ready[n % Math.max(1, ready.length)];
    if (!origin) {
      failures.push('nobody was ready');
      await pause(lookEveryMs);
      continue;
    }
    try {
      const answer = await fetch(`${origin}${paths[n % paths.length]}`);
      await answer.arrayBuffer();
      if (answer.ok) answered += 1;
      else failures.push(String(answer.status));
    } catch (error) {
      failures.push(error instanceof Error ? String(error.cause ?? error.message) : 'unknown');
    }
  }
};

try {
  await postgres.start();
  await prepareDatabase(env);
  for (const backend of backends) await backend.start();
  await Promise.all(backends.map((backend) => backend.ready()));
  const watching = watch();
  await pause(2 * lookEveryMs);
  const working = Array.from({ length: clients }, (_, index) => client(index));
  const exits: { code: number | null; ms: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(betweenStopsMs);
    const backend = backends[round % backends.length];
    if (!backend) continue;
    exits.push(await backend.end('SIGTERM'));
    await backend.start();
    await backend.ready();
  }
  isOver = true;
  await Promise.all([watching, ...working]);
  const report = {
    stops: exits.length,
    answered,
    failed: failures.length,
    kindsOfFailure: [...new Set(failures)],
    exitMsMax: Math.round(Math.max(...exits.map(({ ms }) => ms))),
    exitCodes: exits.map(({ code }) => code),
  };
  console.log(JSON.stringify(report, null, 2));
  const isGood = failures.length === 0 && exits.every(({ code, ms }) => code === 0 && ms <= exitWithinMs);
  process.exitCode = isGood ? 0 : 1;
} finally {
  isOver = true;
  await Promise.all(backends.map((backend) => backend.end('SIGKILL')));
  await postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
