import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { openOperatorDoor, orderArchive } from '@/backend/operator-door';
import { openToOthers } from '@/backend/private-folder';
import { openSecrets } from '@/backend/secrets';
import { readSuccesses } from '@/backend/operation/job-runs';

const backend = useTestBackend();
let dataDir = '';
let folder = '';
beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'sala-door-'));
  dataDir = join(root, 'data');
  folder = join(root, 'archives');
  await openSecrets(dataDir);
});

const openDoor = (kind: 'pglite' | 'postgres' = 'pglite') =>
  openOperatorDoor({ ...backend.current.deps.env, DATA_DIR: dataDir }, { db: backend.current.deps.db, kind });

test('a process that holds the embedded database packs it when it is asked', async () => {
  await makePerson(backend.current);
  const close = openDoor();
  const made = await orderArchive(dataDir, { folder, keepDays: null });
  expect(made.rows).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([made.archive.slice(folder.length + 1)]);
  expect(statSync(made.archive).mode & 0o777).toBe(0o600);
  await expect(openToOthers(dataDir)).resolves.toEqual([]);
  const listed = execFileSync('tar', ['--list', '--gzip', '--file', made.archive], { encoding: 'utf8' });
  expect(listed).toContain('./secrets.json');
  expect(listed).toContain('./tables/users.jsonl');
  const runs = await readSuccesses(backend.current.deps.db);
  expect(runs.map(({ name }) => name)).toContain('backup');
  await close();
  expect(existsSync(join(dataDir, 'operator.sock'))).toBe(false);
});

test('what a killed process left is in nobody’s way', async () => {
  writeFileSync(join(dataDir, 'operator.sock'), '');
  const close = openDoor();
  await expect(orderArchive(dataDir, { folder, keepDays: 30 })).resolves.toMatchObject({ removed: [] });
  await close();
});

test('the reason of a failure reaches the command, and nothing half done stays', async () => {
  const close = openDoor();
  mkdirSync(folder);
  writeFileSync(join(folder, 'file'), '');
  await expect(orderArchive(dataDir, { folder: join(folder, 'file'), keepDays: null })).rejects.toThrow(
    'EEXIST',
  );
  writeFileSync(join(dataDir, 'secrets.json'), '');
  await expect(orderArchive(dataDir, { folder, keepDays: null })).rejects.toThrow('is empty');
  expect(readdirSync(folder)).toEqual(['file']);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('');
  await close();
});

test('without a door the command says what to do; PostgreSQL needs none', async () => {
  const close = openDoor('postgres');
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  await expect(orderArchive(dataDir, { folder, keepDays: null })).rejects.toThrow(
    /could not be asked for a backup .*Stop it first/,
  );
  const long = join(dataDir, 'x'.repeat(120));
  await expect(orderArchive(long, { folder, keepDays: null })).rejects.toThrow('too long to ask it');
  await close();
});
