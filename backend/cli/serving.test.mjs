import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serversOf } from './serving.mjs';

const root = mkdtempSync(join(tmpdir(), 'sala-serving-'));
const original = join(root, 'original', '.next');
const copy = join(root, 'copy', '.next');
/** @type {import('node:child_process').ChildProcess} */
let server;

beforeAll(async () => {
  for (const folder of [original, copy]) mkdirSync(folder, { recursive: true });
  const address = pathToFileURL(join(import.meta.dirname, 'serving.mjs')).href;
  const script = `
    const { noteServing } = await import(${JSON.stringify(address)});
    noteServing(${JSON.stringify(original)}, 3210);
    process.stdout.write('serving');
    process.stdin.resume().on('end', () => process.exit(0));`;
  server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(original, '..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(server.stdout ?? server, 'data');
});
afterAll(() => void server.kill());

test('a folder that is served says by whom, and its copy is served by nobody', () => {
  expect(serversOf(original)).toEqual([{ pid: server.pid, port: '3210' }]);
  cpSync(original, copy, { recursive: true });
  expect(readdirSync(copy)).toEqual([`sala-serving-${server.pid}`]);
  expect(serversOf(copy)).toEqual([]);
});

test('a number that another process has by now is not believed, also at the same path of another machine', () => {
  // This process runs in the project, not in the folder of the note.
  writeFileSync(join(copy, `sala-serving-${process.pid}`), `3210\n${copy}`);
  expect(serversOf(copy)).toEqual([]);
});

test('who ends takes the note away', async () => {
  server.stdin?.end();
  await once(server, 'close');
  expect(readdirSync(original)).toEqual([]);
  expect(serversOf(original)).toEqual([]);
  renameSync(join(copy, `sala-serving-${server.pid}`), join(original, `sala-serving-${server.pid}`));
  expect(serversOf(original)).toEqual([]);
});
