import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, WriteDb } from '@/backend/db/client';
import {
  listTables,
  onSnapshot,
  readRaw,
  readSequences,
  readTableRows,
  RowsDigest,
} from '@/backend/db/table-rows';
import type { StorageGateway } from '@/backend/gateways/storage';

/** What lies in a backup, and the hashes of it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  at: z.string(),
  /** Migrations that the tables have. */
  migrations: z.number(),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  sequences: z.record(z.string(), z.string()),
  /** SHA-256 by storage key. */
  files: z.record(z.string(), z.string()),
  secrets: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`);
export const storedFile = (folder: string, key: string) => join(folder, 'files', ...key.split('/'));
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const ownerOnly = { mode: 0o600 };
const ownerOnlyFolder = { recursive: true, mode: 0o700 };

async function writeTable(tx: WriteDb, name: string, path: string): Promise<{ rows: number; hash: string }> {
  const digest = new RowsDigest();
  const file = createWriteStream(path, ownerOnly);
  for await (const lines of readTableRows(tx, name)) {
    digest.add(lines);
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return digest.value();
}

const writeTables = (db: Db, folder: string) =>
  onSnapshot(db, async (tx) => {
    const tables: Manifest['tables'] = {};
    for (const { name } of await listTables(tx))
      tables[name] = await writeTable(tx, name, tableFile(folder, name));
    const [done] = await readRaw<{ count: number }>(
      tx,
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    return { tables, migrations: done?.count ?? 0, sequences: await readSequences(tx) };
  });

async function writeFiles(storage: StorageGateway, folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const key of storage.list()) {
    const bytes = await storage.get(key, Number.MAX_SAFE_INTEGER);
    // It was removed meanwhile.
    if (!bytes) continue;
    const path = storedFile(folder, key);
    await mkdir(dirname(path), ownerOnlyFolder);
    await writeFile(path, bytes, ownerOnly);
    files[key] = sha256(bytes);
  }
  return files;
}

/**
 * Writes database, files and secrets into an empty folder. Files come after the rows: a row never names a file that is
 * missing here, unless the file was removed meanwhile.
 */
export async function backUp(
  source: { db: Db; storage: StorageGateway; dataDir: string },
  folder: string,
  now: Date,
): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), ownerOnlyFolder);
  const ofDatabase = await writeTables(source.db, folder);
  const files = await writeFiles(source.storage, folder);
  const secretsPath = join(source.dataDir, 'secrets.json');
  if (!existsSync(secretsPath))
    throw new Error(`${secretsPath} is missing: without it no PIN of the backup works.`);
  const secretsBytes = await readFile(secretsPath);
  await writeFile(join(folder, 'secrets.json'), secretsBytes, ownerOnly);
  const secrets = sha256(secretsBytes);
  const manifest = { format: 1 as const, at: now.toISOString(), ...ofDatabase, files, secrets };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1), ownerOnly);
  return manifest;
}
