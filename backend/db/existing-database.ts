import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from './client';
import { secretFingerprints } from './schema';
import { databaseName, type DatabasePlace } from './database-name';
import { readRaw } from './table-rows';

/** There is no database of Sala where the settings say; the message says what to do. */
class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';
}

const loadSettings = 'On a server, load its settings first: set -a; . /etc/sala/backend.env; set +a.';
const prepareFirst = 'For a new site, run npm run prepare-database first.';

/** @throws {NoDatabaseError} when the embedded database does not exist: opening it would create one. */
export function requireEmbeddedDatabase({ DATABASE_URL, DATA_DIR }: DatabasePlace): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'postgres'))) return;
  throw new NoDatabaseError(
    `There is no database in ${resolve(DATA_DIR)}, and DATABASE_URL is not set. ${loadSettings} ${prepareFirst}`,
  );
}

export const hasTables = async (db: Db): Promise<boolean> => {
  const [row] = await readRaw<{ isThere: boolean }>(
    db,
    sql`select to_regclass('secret_fingerprints') is not null as "isThere"`,
  );
  return row?.isThere ?? false;
};

/** Whether no Sala has ever started on this database. */
export const isUnused = async (db: Db): Promise<boolean> =>
  !(await hasTables(db)) || (await db.$count(secretFingerprints)) === 0;

/** @throws {NoDatabaseError} when the database has no table of Sala. */
export async function requireTables(db: Db, place: DatabasePlace): Promise<void> {
  if (await hasTables(db)) return;
  throw new NoDatabaseError(`${databaseName(place)} has no tables of Sala. ${loadSettings} ${prepareFirst}`);
}
