import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { findPostgres } from '../run/system-programs.mjs';
import { BackendProcess, prepareDatabase } from './backend-process';
import { DurablePostgres } from '../support/durable-postgres';
import { readDemoFile, signIn } from './session';

// tsx tests/load/black-hole.ts: servers that accept connections and never answer replace the SMS gateway and Shlink.

const rounds = 100;
const slowestAllowedMs = 3_000;
const refusedWithinMs = 8_000;

const binFolder = findPostgres();
if (!binFolder) throw new Error('PostgreSQL is not installed.');
const hole = createServer((socket) => void socket.on('error', () => undefined));
await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve));
const nowhere = `http://127.0.0.1:${(hole.address() as AddressInfo).port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'sala-hole-'));
const postgres = new DurablePostgres(binFolder, await freePort());
const base = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SEED: 'none', TRUST_PROXY: '1' };
const backend = new BackendProcess(await freePort(), {
  ...base,
  SMS_GATEWAY_URL: nowhere,
  SHLINK_URL: nowhere,
  SHLINK_API_KEY: randomUUID(),
});

const timed = async (path: string, init: RequestInit = {}) => {
  const startedMs = performance.now();
  const answer = await fetch(`${backend.origin}${path}`, init);
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - startedMs };
};

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

try {
  await postgres.start();
  await prepareDatabase(base);
  await backend.start();
  await backend.ready();
  const slug = readDemoFile(dataDir).samples['/school/[slug]']?.split('/').pop() ?? '';
  const token = await signIn(backend.origin, dataDir, 'student');
  const bearer = { authorization: `Bearer ${token}` };
  const flows: { name: string; status: number; ms: number; wanted: number }[] = [];
  const note = async (name: string, wanted: number, call: Promise<{ status: number; ms: number }>) => {
    const { status, ms } = await call;
    flows.push({ name, status, ms, wanted });
  };
  for (let round = 0; round < rounds; round += 1) {
    const person = {
      firstName: 'Dara',
      lastName: 'Sok',
      phone: `+85512${String(300_000 + round)}`,
      locale: 'km',
    };
    await note(
      'register',
      201,
      timed('/api-user/users', json(person, { 'x-forwarded-for': `10.0.0.${round}` })),
    );
    await note('search', 200, timed(`/api-nest-aca/schools?start=${round}`));
    await note('a school', 200, timed(`/api-nest-aca/schools/${slug}`));
    await note('who am I', 200, timed('/api-auth/userinfo', { headers: bearer }));
  }
  await note('ready', 200, timed('/readyz'));
  const link = await timed(
    '/api-shlink/rest/v3/short-urls',
    json({ longUrl: `${backend.origin.replace('127.0.0.1', 'localhost')}/school/${slug}` }, bearer),
  );
  const times = flows.map(({ ms }) => ms).sort((a, b) => a - b);
  const report = {
    calls: flows.length,
    wrong: flows.filter(({ status, wanted }) => status !== wanted).slice(0, 3),
    p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    shortLink: { status: link.status, ms: Math.round(link.ms), answer: link.text },
    waitingMessages: (await postgres.query("select 1 from outbox where status = 'pending'")).length,
  };
  console.log(JSON.stringify(report, null, 2));
  const isGood =
    report.wrong.length === 0 &&
    report.p99Ms <= slowestAllowedMs &&
    link.status === 503 &&
    link.ms <= refusedWithinMs;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await backend.end('SIGKILL');
  await postgres.remove();
  hole.close();
  rmSync(dataDir, { recursive: true, force: true });
}
