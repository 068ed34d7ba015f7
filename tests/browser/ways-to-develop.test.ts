import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort, packageCommand } from '@/backend/cli/child-processes.mjs';

const upWithinMs = 240_000;
const children: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of children.splice(0).toReversed()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

interface Way {
  args: (port: number) => string[];
  env?: Record<string, string>;
}

const start = async ({ args, env }: Way) => {
  const port = await freePort();
  const folder = env?.['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'sala-way-'));
  folders.push(folder);
  const origin = `http://localhost:${port}`;
  let output = '';
  const child = spawn(process.execPath, args(port), {
    // A mode of the tests would be taken for a wish.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  children.push(child);
  const deadline = Date.now() + upWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.\n${output}`);
    const up = await fetch(`${origin}/livez`, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
    if (up?.ok) return { origin, folder, output: () => output };
    await pause(200);
  }
  throw new Error(`It does not answer.\n${output}`);
};

const nextDev: Way = { args: (port) => [packageCommand('next'), 'dev', '-p', String(port)] };

/** Schools by the browser's own call, a page, and a log-in. */
const use = async (origin: string, { username, password }: { username: string; password: string }) => {
  const schools = await fetch(`${origin}/api-nest-aca/schools?limit=1`);
  const list = (await schools.json()) as { hits: { name: string }[] };
  const page = await (await fetch(`${origin}/en/login`)).text();
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ username, password });
  const session = await fetch(`${origin}/session`, { method: 'POST', headers, body });
  const cookie = session.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const me = await fetch(`${origin}/api-auth/userinfo`, { headers: { cookie } });
  return {
    statuses: [schools.status, session.status, me.status],
    hasSchools: list.hits.length > 0,
    hasForm: page.includes('<form'),
    me: (await me.json()) as { sub?: string },
  };
};

const everything = { statuses: [200, 200, 200], hasSchools: true, hasForm: true };
const studentOf = (folder: string) => {
  const { accounts } = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as {
    accounts: { student: { username: string; password: string } };
  };
  return accounts.student;
};

test(
  '`next dev` alone serves the whole product, and so it does with a backend elsewhere',
  { timeout: 600_000 },
  async () => {
    const alone = await start(nextDev);
    const student = studentOf(alone.folder);
    expect(await use(alone.origin, student)).toMatchObject(everything);
    const [own] = children.splice(0);
    const ended = new Promise((resolve) => own?.once('exit', resolve));
    own?.kill('SIGTERM');
    await ended;

    const backend = await start({ args: () => ['backend/cli/backend.mjs'], env: { DATA_DIR: alone.folder } });
    const apart = await start({ ...nextDev, env: { API_BASE_URL: backend.origin } });
    expect(await use(apart.origin, student)).toMatchObject(everything);
  },
);

test(
  '`npm run dev -- --mocked` answers from the examples of the contract',
  { timeout: 400_000 },
  async () => {
    const mocked = await start({ args: () => ['backend/cli/dev.mjs', '--mocked'] });
    const person = { username: 'teacher@mocked.example', password: 'any' };
    expect(await use(mocked.origin, person)).toMatchObject(everything);
    const faults = { 'GET /api-nest-aca/schools': 'failing' };
    const headers = { 'content-type': 'application/json', origin: mocked.origin };
    await fetch(`${mocked.origin}/api-mocked`, { method: 'PUT', headers, body: JSON.stringify(faults) });
    expect((await fetch(`${mocked.origin}/api-nest-aca/schools?limit=1`)).status).toBe(500);
  },
);
