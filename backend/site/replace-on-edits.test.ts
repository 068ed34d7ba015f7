import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '@/backend/cli/bootstrap.mjs';
import { freePort, type Running, startNode, stop, untilAnswers } from '@/backend/cli/child-processes.mjs';

const needed = ['app', 'backend', 'lib', 'messages', 'middleware.ts', 'next.config.ts'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];

const folder = mkdtempSync(join(tmpdir(), 'sala-dev-'));
const handler = join(folder, 'backend', 'routes', 'health.ts');
// Next in development compiles for a minute where other tests have the second core.
const startMs = 300_000;
let site: Running;
let origin: string;

beforeAll(async () => {
  for (const name of [...needed, ...settings])
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  site = startNode([join(folder, 'backend', 'cli', 'dev.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: '.data', DATABASE_URL: '', SEED: 'none' },
    output: 'keep',
  });
  expect(
    await untilAnswers(`${origin}/livez`, { timeoutMs: startMs - 20_000, from: site }),
    site.output(),
  ).toBe('answers');
}, startMs);
afterAll(async () => {
  await stop(site);
  rmSync(folder, { recursive: true, force: true });
});

const answer = async () => {
  const answered = await fetch(`${origin}/livez`);
  return answered.json() as Promise<unknown>;
};
const output = () => site.output();
const within = { timeout: 30_000 };

it('answers with a changed handler, and with the last good one after an error', async () => {
  const source = readFileSync(handler, 'utf8');
  const answering = (status: string) => source.replace("status: 'ok'", status);
  expect(await answer()).toEqual({ status: 'ok' });

  writeFileSync(handler, answering("status: 'changed'"));
  await expect.poll(answer, within).toEqual({ status: 'changed' });

  writeFileSync(handler, answering("status: 'half"));
  await expect.poll(output, within).toContain('Unterminated string literal');
  await expect.poll(output, within).toContain('The server before this change goes on.');
  expect(await answer()).toEqual({ status: 'changed' });

  writeFileSync(handler, `${answering("status: 'thrown'")}\nthrow new Error('This cannot be loaded.');\n`);
  await expect.poll(output, within).toContain('This cannot be loaded.');
  expect(await answer()).toEqual({ status: 'changed' });

  writeFileSync(handler, answering("status: 'mended'"));
  await expect.poll(answer, within).toEqual({ status: 'mended' });
});

it('says which changes need another start', async () => {
  writeFileSync(join(folder, '.env'), 'LOG_LEVEL=warn\n');
  await expect.poll(output, within).toContain('.env has changed: stop and start `npm run dev`.');
});
