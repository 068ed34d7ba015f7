import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readServerEnv } from '../../lib/env/server-env.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { checkDataFolder, checkFreeSpace, checkPort } from './preflight.mjs';
import { childEnv, loopbackOrigin } from './settings.mjs';

/** @param {Record<string, string>} source */
const settings = (source) => readServerEnv(source);

describe('checkPort', () => {
  /** @type {import('node:http').Server | undefined} */
  let server;
  afterEach(() => {
    server?.close();
  });

  /**
   * A server on its own port that answers every request with `body`.
   * @param {string} body
   * @returns {Promise<string>}
   */
  const occupy = (body) =>
    new Promise((resolve) => {
      const program = createServer((_request, response) => response.end(body));
      server = program.listen(0, '127.0.0.1', () => {
        const address = program.address();
        resolve(String(typeof address === 'object' ? address?.port : address));
      });
    });

  it('names the port another program uses, and how to choose one', async () => {
    const PORT = await occupy('something else');
    await expect(checkPort(settings({ PORT }))).rejects.toThrow(
      `Port ${PORT} is used by another program. Choose another one: PORT=${Number(PORT) + 1} npm start`,
    );
  });

  it('recognises Sala by its manifest', async () => {
    const PORT = await occupy('{"name":"Sala"}');
    await expect(checkPort(settings({ PORT }))).rejects.toThrow(`Sala is running on port ${PORT} already`);
  });

  it('accepts a free port, and leaves it free', async () => {
    const PORT = await occupy('');
    await new Promise((resolve) => server?.close(resolve));
    await expect(checkPort(settings({ PORT }))).resolves.toBeUndefined();
    await checkPort(settings({ PORT }));
  });

  it('names HOST when the machine does not have that address', async () => {
    await expect(checkPort(settings({ HOST: '203.0.113.7' }))).rejects.toThrow('HOST=203.0.113.7');
  });
});

describe('checkDataFolder', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sala-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes the folder and leaves nothing in it', async () => {
    const DATA_DIR = join(folder, 'a', 'b');
    await checkDataFolder(settings({ DATA_DIR }));
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('refuses a path that cannot be a folder', async () => {
    const DATA_DIR = join(folder, 'file');
    writeFileSync(DATA_DIR, '');
    await expect(checkDataFolder(settings({ DATA_DIR }))).rejects.toThrow(
      `The data folder ${DATA_DIR} cannot be written`,
    );
  });

  it('refuses a folder in use, but not beside PostgreSQL', async () => {
    const lock = lockDataFolder(folder);
    await expect(checkDataFolder(settings({ DATA_DIR: folder }))).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
    await checkDataFolder(settings({ DATA_DIR: folder, DATABASE_URL: 'postgres://sala@db/sala' }));
    lock.release();
    await checkDataFolder(settings({ DATA_DIR: folder }));
  });

  it('refuses a disk without room', async () => {
    await expect(checkFreeSpace(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
      /has \d+ MB free; Sala needs \d+ MB/,
    );
  });
});

describe('settings of children', () => {
  it('spell out the public origin, so that a child on another port keeps it', () => {
    expect(childEnv(settings({ PORT: '4123' }))).toMatchObject({
      PORT: '4123',
      PUBLIC_ORIGIN: 'http://localhost:4123',
    });
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
  ])('reach HOST=%s at %s', (HOST, origin) => {
    expect(loopbackOrigin(settings({ HOST }))).toBe(origin);
  });
});
