import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './db/data-folder-lock';
import { closeToOthers, makePrivateFolder, openToOthers } from './private-folder';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-modes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** The modes in a folder, itself included, each with how often it is there. */
const modesIn = (path: string): { folders: string[]; files: string[]; count: number } => {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const of = (isFolder: boolean) => [
    ...new Set(
      entries
        .filter((entry) => entry.isDirectory() === isFolder)
        .map((entry) => modeOf(join(entry.parentPath, entry.name))),
    ),
  ];
  return { folders: [...new Set([modeOf(path), ...of(true)])], files: of(false), count: entries.length };
};

/** What a start writes, in a process of its own: threads cannot set a umask. */
const startWithUmask = (umask: number, dataDir: string) => {
  const script = `
    import { join } from 'node:path';
    import { openDatabase } from './backend/db/client.ts';
    import { openSecrets } from './backend/secrets.ts';
    import { folderStorage } from './backend/gateways/folder-storage.ts';
    process.umask(${umask});
    const dataDir = process.argv[1];
    let closed = 0;
    const database = await openDatabase({
      databaseUrl: undefined, dataDir, migrationsFolder: 'backend/db/migrations', onError: () => undefined,
      onClosedToOthers: (count) => { closed = count; },
    });
    await openSecrets(dataDir);
    const storage = folderStorage({ folder: join(dataDir, 'storage'), signingKey: 'x', now: () => new Date() });
    await storage.put('public/avatars/a.jpg', Buffer.from('a picture'));
    await storage.receive('public/avatars/b.jpg', (async function* () { yield Buffer.from('b'); })());
    await database.db.execute('create table later (value text)');
    await database.close();
    console.log(closed);`;
  const said = execFileSync(
    process.execPath,
    ['--input-type=module', '--import', 'tsx', '--eval', script, dataDir],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  return Number(said.trim().split('\n').at(-1));
};

test.each([0, 0o022])(
  'a start with umask %i leaves nothing to other accounts',
  { timeout: 60_000 },
  (umask) => {
    const dataDir = join(folder, 'data');
    // PGlite unpacks its database as 0666.
    expect(startWithUmask(umask, dataDir)).toBeGreaterThan(500);
    const { count, ...modes } = modesIn(dataDir);
    expect(modes).toEqual({ folders: ['700'], files: ['600'] });
    expect(count).toBeGreaterThan(900);
  },
);

test('a folder of an older release is closed, and its links are left alone', async () => {
  const outside = join(folder, 'outside');
  writeFileSync(outside, 'x');
  chmodSync(outside, 0o644);
  const data = join(folder, 'data');
  mkdirSync(join(data, 'storage'), { recursive: true });
  for (const name of ['secrets.json', 'storage/paper.pdf']) writeFileSync(join(data, name), 'x');
  for (const name of ['.', 'storage']) chmodSync(join(data, name), 0o755);
  for (const name of ['secrets.json', 'storage/paper.pdf']) chmodSync(join(data, name), 0o666);
  symlinkSync(outside, join(data, 'link'));
  expect(await openToOthers(data)).toHaveLength(3);
  expect(await closeToOthers(data)).toBe(4);
  expect(await openToOthers(data)).toEqual([]);
  expect(await closeToOthers(data)).toBe(0);
  expect(modeOf(join(data, 'storage'))).toBe('700');
  expect(modeOf(join(data, 'storage/paper.pdf'))).toBe('600');
  expect(modeOf(outside)).toBe('644');
});

test('the lock makes the folder for its owner alone, and closes one that is there, also behind a link', async () => {
  const fresh = join(folder, 'a', 'b');
  lockDataFolder(fresh).release();
  expect(modeOf(fresh)).toBe('700');
  chmodSync(fresh, 0o755);
  const link = join(folder, 'link');
  symlinkSync(fresh, link);
  makePrivateFolder(link);
  expect(modeOf(fresh)).toBe('700');
  writeFileSync(join(fresh, 'file'), 'x', { mode: 0o644 });
  chmodSync(join(fresh, 'file'), 0o644);
  expect(await closeToOthers(link)).toBe(1);
});

test('a folder whose mode cannot be changed is refused by its name', () => {
  // The system's own: its mode does not change, also for root.
  expect(() => makePrivateFolder('/proc/self')).toThrow(/Other accounts of this machine can open/);
});
