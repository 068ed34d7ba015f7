import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db, WriteDb } from '@/backend/db/client';
import { hasTables } from '@/backend/db/existing-database';
import { secretFingerprints } from '@/backend/db/schema';
import { openSecrets, type Secrets } from '@/backend/secrets';

const name = 'secrets.json';

/** The data folder and the database do not belong together. */
class WrongSecretsError extends Error {
  override name = 'WrongSecretsError';
}

const fingerprintOf = ({ pepper, id }: Secrets) =>
  createHmac('sha256', pepper).update(`fingerprint:${id}`).digest('base64url');

const refusal = (dataDir: string, what: 'is missing' | 'does not belong to this database') =>
  new WrongSecretsError(
    `${resolve(dataDir, name)} ${what}, and with another one no PIN and no session would work. ` +
      'Put the secrets.json that the database was used with into DATA_DIR, or name its folder in DATA_DIR.',
  );

/** The fingerprint in the database; undefined for a new database, or one older than fingerprints. */
const readNoted = async (db: Db): Promise<string | undefined> => {
  if (!(await hasTables(db))) return undefined;
  const [noted] = await db.select().from(secretFingerprints).where(eq(secretFingerprints.name, name));
  return noted?.fingerprint;
};

/**
 * The secrets of the data folder. They are created at the first start of a database, and never for one that was used
 * with other secrets.
 * @throws {WrongSecretsError} naming the file and what to do
 */
export async function openOwnSecrets(db: Db, dataDir: string): Promise<Secrets> {
  const noted = await readNoted(db);
  // Checked last: another process may have created both meanwhile.
  if (noted !== undefined && !existsSync(resolve(dataDir, name))) throw refusal(dataDir, 'is missing');
  const secrets = await openSecrets(dataDir);
  if (noted !== undefined && noted !== fingerprintOf(secrets))
    throw refusal(dataDir, 'does not belong to this database');
  return secrets;
}

/**
 * Stores the fingerprint for a new database. Of several processes that start at once, those with other secrets are
 * refused.
 * @throws {WrongSecretsError} naming the file and what to do
 */
export async function requireOwnSecrets(db: WriteDb, secrets: Secrets, dataDir: string): Promise<void> {
  const fingerprint = fingerprintOf(secrets);
  await db.insert(secretFingerprints).values({ name, fingerprint }).onConflictDoNothing();
  if ((await readNoted(db)) !== fingerprint) throw refusal(dataDir, 'does not belong to this database');
}
