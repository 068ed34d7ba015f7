import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dataFolderHolder,
  DataFolderInUseError,
  lastingDataFolderHolder,
  lockDataFolder,
} from './data-folder-lock';

const moduleUrl = new URL('data-folder-lock.ts', import.meta.url).href;
const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const goneProcess = { pid: 2 ** 22 + 1, startedAt: '2026-01-01T00:00:00.000Z', token: 'of-a-gone-process' };

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-lock-'));
  path = join(folder, 'sala.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that takes the lock when its stdin closes, reports it, and holds it until it is killed. */
function startTaker() {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(moduleUrl)};
    process.stdin.resume().once('end', () => {
      try { lockDataFolder(process.argv[1]); console.log('taken'); setInterval(() => {}, 1000); }
      catch (error) { console.log(error.name); }
    });
    console.log('ready');`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--import', 'tsx', '--eval', script, folder],
    {
      cwd: projectRoot,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  let text = '';
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    waiting.forEach((check) => check());
  });
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const check = () => {
        const found = pattern.exec(text);
        if (!found) return;
        waiting.delete(check);
        resolve(found[0]);
      };
      waiting.add(check);
      check();
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    pid: child.pid,
    isReady: () => says(/ready/),
    take: () => {
      child.stdin.end();
      return says(/taken|\w+Error/);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('lockDataFolder', () => {
  it('writes who holds the folder and removes it on release', () => {
    const lock = lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lock.path, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(dataFolderHolder(folder)).toMatchObject({ pid: process.pid, startedAt: expect.any(String) });
    lock.release();
    expect(dataFolderHolder(folder)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a second holder in the same process, with the folder and pid in the message', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
    expect(() => lockDataFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`);
    lock.release();
    lockDataFolder(folder).release();
  });

  it('takes over from a process that is gone, and from a file that is no lock', () => {
    for (const left of [JSON.stringify(goneProcess), '', '{"pid":']) {
      writeFileSync(path, left);
      expect(dataFolderHolder(folder)).toBeNull();
      lockDataFolder(folder).release();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('finishes a take-over that a process died in', () => {
    writeFileSync(path, JSON.stringify(goneProcess));
    writeFileSync(`${path}.after-${goneProcess.token}`, JSON.stringify({ ...goneProcess, token: 'second' }));
    lockDataFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('tells a later process with the same pid from the holder', () => {
    writeFileSync(path, JSON.stringify({ ...goneProcess, pid: process.pid, birth: 'another-boot:1' }));
    expect(dataFolderHolder(folder)).toBeNull();
    lockDataFolder(folder).release();
  });

  it('leaves the lock of another process alone on release', () => {
    const lock = lockDataFolder(folder);
    writeFileSync(path, JSON.stringify(goneProcess));
    lock.release();
    expect(existsSync(path)).toBe(true);
  });
});

describe('with other processes', () => {
  it('keeps a living holder out of reach, and follows it once it was killed', async () => {
    const holder = startTaker();
    expect(await holder.take()).toBe('taken');
    expect(dataFolderHolder(folder)?.pid).toBe(holder.pid);
    expect(() => lockDataFolder(folder)).toThrow(`process ${holder.pid}`);
    await holder.kill();
    expect(dataFolderHolder(folder)).toBeNull();
    lockDataFolder(folder).release();
  });

  it('waits for a holder that is ending, and names one that stays', async () => {
    const holder = startTaker();
    await holder.take();
    expect(await lastingDataFolderHolder(folder)).toMatchObject({ pid: holder.pid });
    const free = lastingDataFolderHolder(folder);
    await holder.kill();
    expect(await free).toBeNull();
    lockDataFolder(folder).release();
  });

  it.runIf(process.platform === 'linux')(
    'counts one that has ended unheard by its parent as gone',
    async () => {
      // The shell becomes a program that never asks how its child ended.
      const script = `sh -c 'exit 0' & echo $!; exec tail -f /dev/null`;
      const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
      const pid = await new Promise<number>((resolve) => {
        parent.stdout.once('data', (data) => resolve(Number(data)));
      });
      writeFileSync(path, JSON.stringify({ ...goneProcess, pid }));
      await expect.poll(() => dataFolderHolder(folder)).toBeNull();
      expect(existsSync(`/proc/${pid}`)).toBe(true);
      lockDataFolder(folder).release();
      parent.kill('SIGKILL');
    },
  );

  it('lets exactly one of several starters have it', async () => {
    for (const left of ['nothing', 'a stale lock']) {
      if (left === 'a stale lock') writeFileSync(path, JSON.stringify(goneProcess));
      const takers = Array.from({ length: 4 }, startTaker);
      await Promise.all(takers.map((taker) => taker.isReady()));
      const outcomes = await Promise.all(takers.map((taker) => taker.take()));
      expect(outcomes.sort(), left).toEqual([
        'DataFolderInUseError',
        'DataFolderInUseError',
        'DataFolderInUseError',
        'taken',
      ]);
      await Promise.all(takers.map((taker) => taker.kill()));
      rmSync(path, { force: true });
    }
  });
});
