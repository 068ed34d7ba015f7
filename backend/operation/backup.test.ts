import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { wrapPglite } from '@/backend/db/client';
import { digestTables, readRaw } from '@/backend/db/table-rows';
import { outbox, users } from '@/backend/db/schema';
import { folderStorage } from '@/backend/gateways/folder-storage';
import { enqueueSms } from '@/backend/features/notices/services/enqueue-message';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { openTestDatabase } from '@/tests/support/test-database';
import { backUp } from './back-up';
import { checkDatabase } from './check-database';
import { moveFiles, moveRows } from './move';
import {
  firstMigrations,
  holdMessages,
  readManifest,
  removeBegun,
  requireEmptyStorage,
  restoreFiles,
  restoreRows,
} from './restore';

const backend = useTestBackend();
const key = 'public/avatars/a.jpg';
let dataDir: string;
let folder: string;

const openFolder = async () =>
  folderStorage({
    folder: await mkdtemp(join(tmpdir(), 'sala-files-')),
    signingKey: 'x',
    now: () => new Date(),
  });

beforeAll(async () => {
  const b = backend.current;
  await insertReferenceData(b.deps);
  await makePerson(b);
  await makeSchool(b);
  await b.deps.storage.put(key, Buffer.from('a picture'));
  dataDir = await mkdtemp(join(tmpdir(), 'sala-source-'));
  await writeFile(join(dataDir, 'secrets.json'), '{"pepper":"p"}');
  folder = await mkdtemp(join(tmpdir(), 'sala-backup-'));
  await backUp({ db: b.deps.db, storage: b.deps.storage, dataDir }, folder, b.clock.now());
}, 120_000);

test('a backup is restored equal, row by row and file by file', { tags: 'postgres' }, async () => {
  const manifest = await readManifest(folder);
  const target = await openTestDatabase();
  const storage = await openFolder();
  await restoreRows(target.db, folder, manifest);
  await restoreFiles(storage, folder, manifest);
  expect(await digestTables(target.db)).toEqual(manifest.tables);
  expect(manifest.tables['users']?.rows).toBe(await backend.current.deps.db.$count(users));
  expect(Buffer.from((await storage.get(key, 100)) ?? '').toString()).toBe('a picture');
  // Foreign keys are back.
  const [keys] = await readRaw<{ count: number }>(
    target.db,
    sql`select count(*)::int as count from pg_constraint where contype = 'f'`,
  );
  expect(keys?.count).toBeGreaterThan(50);
  await target.close();
});

test('the embedded database moves, equal by hash, and its files', { tags: 'postgres' }, async () => {
  const target = await openTestDatabase();
  const { db } = backend.current.deps;
  const rows = await moveRows(db, target.db);
  expect(rows).toBeGreaterThan(200);
  expect(await digestTables(target.db)).toEqual(await digestTables(db));
  await target.close();
  const storage = await openFolder();
  expect(await moveFiles(backend.current.deps.storage, storage)).toBe(1);
  expect(await storage.stat(key)).toEqual({ sizeBytes: 9 });
});

test('a damaged backup is refused before anything is written', async () => {
  const other = await mkdtemp(join(tmpdir(), 'sala-damaged-'));
  const { deps, clock } = backend.current;
  await backUp({ db: deps.db, storage: deps.storage, dataDir }, other, clock.now());
  await writeFile(join(other, 'files', ...key.split('/')), 'another picture');
  await expect(readManifest(other)).rejects.toThrow(`The backup is damaged: ${key}`);
  await expect(readManifest(dataDir)).rejects.toThrow('This is no backup of Sala');
  // One letter of a row, and a row that is gone.
  const texts = join(other, 'tables', 'users.jsonl');
  const rows = await readFile(texts, 'utf8');
  await writeFile(join(other, 'files', ...key.split('/')), 'a picture');
  await expect(readManifest(other)).resolves.toMatchObject({ format: 1 });
  for (const changed of [rows.replace('"Dara"', '"Dora"'), rows.slice(rows.indexOf('\n') + 1)]) {
    await writeFile(texts, changed);
    await expect(readManifest(other)).rejects.toThrow('The backup is damaged: table users');
  }
});

test('files of somebody else are no place for a restore', async () => {
  const storage = await openFolder();
  await requireEmptyStorage(storage);
  await storage.put(key, Buffer.from('a picture'));
  await expect(requireEmptyStorage(storage)).rejects.toThrow(`such as ${key}`);
});

test('what a failed restore has written is removed', { tags: 'postgres' }, async () => {
  const manifest = await readManifest(folder);
  const target = await openTestDatabase();
  const storage = await openFolder();
  await restoreRows(target.db, folder, manifest);
  await restoreFiles(storage, folder, manifest);
  await removeBegun(target.db, storage, manifest);
  expect(Object.values(await digestTables(target.db)).every(({ rows }) => rows === 0)).toBe(true);
  await requireEmptyStorage(storage);
  // The same place takes a good backup afterwards.
  await restoreRows(target.db, folder, manifest);
  expect(await digestTables(target.db)).toEqual(manifest.tables);
  await target.close();
});

test('a drill sends nothing of what waited', { tags: 'postgres' }, async () => {
  const { deps, clock } = backend.current;
  await enqueueSms(deps, { to: '+85512345678', body: 'A reminder' });
  const other = await mkdtemp(join(tmpdir(), 'sala-drill-'));
  await backUp({ db: deps.db, storage: deps.storage, dataDir }, other, clock.now());
  const manifest = await readManifest(other);
  const target = await openTestDatabase();
  await restoreRows(target.db, other, manifest);
  const waiting = () => target.db.$count(outbox, eq(outbox.status, 'pending'));
  expect(await waiting()).toBe(1);
  await holdMessages(target.db);
  expect(await waiting()).toBe(0);
  expect(await target.db.select().from(outbox)).toMatchObject([{ lastError: 'This database is a drill.' }]);
  await target.close();
});

test('a backup of an older release gets its tables, and one of a newer is refused', async () => {
  const migrations = 'backend/db/migrations';
  const journal = await readFile(join(migrations, 'meta', '_journal.json'), 'utf8');
  const known = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).length;
  expect(journal.match(/"idx"/g)).toHaveLength(known);
  await expect(firstMigrations(migrations, known + 1)).rejects.toThrow('newer release');
  const first = await firstMigrations(migrations, 2);
  const database = wrapPglite(await PGlite.create({ extensions: { pg_trgm } }), first);
  await database.migrate();
  expect(await checkDatabase(database)).toMatchObject([
    { text: `${known - 2} migrations are missing. Run npm run prepare-database.` },
  ]);
  await database.close();
});
