import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { WriteDb } from '@/backend/db/client';
import { noticeDeliveries, outbox } from '@/backend/db/schema';
import { replaceRows } from '@/backend/db/replace-rows';
import { differingTables, digestTables, listTables, RowsDigest } from '@/backend/db/table-rows';
import type { StorageGateway } from '@/backend/gateways/storage';
import { type Manifest, manifestName, manifestSchema, sha256, storedFile, tableFile } from './back-up';

/** A backup cannot be restored; the message says why and what to do. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

const linesAtOnce = 500;

async function* linesOf(path: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    lines.push(line);
    if (lines.length < linesAtOnce) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

/** Whether a table of the backup has the rows that were written. */
const isWhole = async (path: string, digest: { rows: number; hash: string }): Promise<boolean> => {
  if (!existsSync(path)) return false;
  const read = new RowsDigest();
  for await (const lines of linesOf(path)) read.add(lines);
  const { rows, hash } = read.value();
  return rows === digest.rows && hash === digest.hash;
};

/** @throws {RestoreError} when the backup is incomplete or has changed; nothing is written yet. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new RestoreError(`This is no backup of Sala: ${manifestName} is missing.`);
  const manifest = manifestSchema.parse(JSON.parse(text));
  const damaged = [];
  for (const [key, hash] of Object.entries(manifest.files)) {
    const bytes = await readFile(storedFile(folder, key)).catch(() => null);
    if (!bytes || sha256(bytes) !== hash) damaged.push(key);
  }
  for (const [name, digest] of Object.entries(manifest.tables))
    if (!(await isWhole(tableFile(folder, name), digest))) damaged.push(`table ${name}`);
  const secrets = await readFile(join(folder, 'secrets.json')).catch(() => null);
  if (!secrets || sha256(secrets) !== manifest.secrets) damaged.push('secrets.json');
  if (damaged.length > 0)
    throw new RestoreError(`The backup is damaged: ${damaged.slice(0, 5).join(', ')}. Take another one.`);
  return manifest;
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/**
 * A folder with the first migrations only: rows of an older release fit its tables, and the start migrates the rest.
 * @throws {RestoreError} for a backup of a newer release
 */
export async function firstMigrations(folder: string, count: number): Promise<string> {
  const journal = journalSchema.parse(
    JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')),
  );
  if (count > journal.entries.length)
    throw new RestoreError('The backup is of a newer release than this one. Restore it with that release.');
  const entries = journal.entries.slice(0, count);
  const first = await mkdtemp(join(tmpdir(), 'sala-migrations-'));
  await mkdir(join(first, 'meta'));
  await writeFile(join(first, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await symlink(resolve(folder, `${tag}.sql`), join(first, `${tag}.sql`));
  return first;
}

/** @throws {RestoreError} naming tables that came out different */
export async function restoreRows(db: WriteDb, folder: string, manifest: Manifest): Promise<void> {
  await replaceRows(db, {
    of: (name) => linesOf(tableFile(folder, name)),
    sequences: async () => manifest.sequences,
  });
  const wrong = differingTables(manifest.tables, await digestTables(db));
  if (wrong.length > 0) throw new RestoreError(`These tables came out different: ${wrong.join(', ')}.`);
}

/** @throws {RestoreError} naming files that came out different */
export async function restoreFiles(
  storage: StorageGateway,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  for (const [key, hash] of Object.entries(manifest.files)) {
    await storage.put(key, await readFile(storedFile(folder, key)));
    const read = await storage.get(key, Number.MAX_SAFE_INTEGER);
    if (!read || sha256(read) !== hash) throw new RestoreError(`The file ${key} came out different.`);
  }
}

/** @throws {RestoreError} for a place that has files: those of two databases cannot be told apart later. */
export async function requireEmptyStorage(storage: StorageGateway): Promise<void> {
  for await (const key of storage.list())
    throw new RestoreError(
      `There are files where this database would keep its own, such as ${key}. Name an empty bucket or folder.`,
    );
}

/** Removes what a failed restore has written: half a database must not look like a whole one. */
export async function removeBegun(db: WriteDb, storage: StorageGateway, manifest: Manifest): Promise<void> {
  const names = (await listTables(db)).map(({ name }) => sql.identifier(name));
  if (names.length > 0)
    await db.execute(sql`truncate table ${sql.join(names, sql`, `)} restart identity cascade`);
  for (const key of Object.keys(manifest.files)) await storage.remove(key);
}

/** A drill reaches nobody: what waited in the backup is not sent by the process that starts on it. */
export async function holdMessages(db: WriteDb): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'failed', lastError: 'This database is a drill.' })
    .where(eq(outbox.status, 'pending'));
  await db
    .update(noticeDeliveries)
    .set({ state: 'dropped', reason: 'off' })
    .where(eq(noticeDeliveries.state, 'waiting'));
}
