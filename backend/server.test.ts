import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '@/backend/cli/child-processes.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'sala-server-'));
const metricsToken = 'a-token-for-tests';
const startWithinMs = 120_000;
const runFile = promisify(execFile);

let server: ChildProcess;
let origin = '';

const tsx = (script: string, env: Record<string, string> = {}) =>
  spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      SEED: 'demo',
      METRICS_TOKEN: metricsToken,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Rejects with the output of the process when it ends before it prints `words`. */
const saying = (child: ChildProcess, words: string) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(words)) resolve();
      });
    child.once('close', () => reject(new Error(said)));
  });

beforeAll(async () => {
  const prepared = tsx('backend/cli/prepare-database.ts');
  expect((await once(prepared, 'close'))[0]).toBe(0);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = tsx('backend/server.ts', { PORT: String(port) });
  await saying(server, 'listening');
}, startWithinMs);

afterAll(() => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('the walk of docs/api.md goes through with curl alone', async () => {
  const [, walk] =
    /^## The API with curl\n[^]*?```sh\n([^]*?)```/m.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
  const { stdout } = await runFile('sh', ['-eu', '-c', walk ?? ''], {
    env: { ...process.env, BASE: origin, DATA_DIR: dataDir },
  });
  expect(stdout).toMatch(/^Application [0-9a-f-]{36} of 012\d{6}: pending$/m);
});

test('its numbers are there, and an import says who holds the data folder', async () => {
  const numbers = await (
    await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  expect(numbers).toContain('sala_http_requests_total{method="POST",route="/api-user/users",status="201"} 1');
  const second = tsx('backend/cli/import-table.ts');
  await expect(
    saying(second, `is in use by process ${server.pid}. Stop that process`),
  ).resolves.toBeUndefined();
});

test('SIGTERM lets what is under way end, and the process with 0', async () => {
  const ask = () => fetch(`${origin}/api-nest-aca/schools?limit=50`);
  const first = await ask();
  const underWay = Array.from({ length: 20 }, ask);
  server.kill('SIGTERM');
  const [code] = await once(server, 'close');
  expect([first.status, ...(await Promise.all(underWay)).map(({ status }) => status)]).toEqual(
    Array.from({ length: 21 }, () => 200),
  );
  // A stop that takes longer than 15 s exits with 1.
  expect(code).toBe(0);
});
