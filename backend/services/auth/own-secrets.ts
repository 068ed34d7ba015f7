import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { secretFingerprints } from '@/backend/db/schema';
import type { Secrets } from '@/backend/secrets';

const name = 'secrets.json';

/** The data folder and the database do not belong together. */
export class WrongSecretsError extends Error {
  override name = 'WrongSecretsError';
}

const fingerprintOf = ({ pepper, keyId }: Secrets) =>
  createHmac('sha256', pepper).update(`fingerprint:${keyId}`).digest('base64url');

/**
 * Notes the secrets of a new database, and refuses others later: with them no PIN opens an account any more.
 * @throws {WrongSecretsError} naming the file and what to do
 */
export async function requireOwnSecrets(db: Db, secrets: Secrets, dataDir: string): Promise<void> {
  const fingerprint = fingerprintOf(secrets);
  await db.insert(secretFingerprints).values({ name, fingerprint }).onConflictDoNothing();
  const [noted] = await db.select().from(secretFingerprints).where(eq(secretFingerprints.name, name));
  if (noted?.fingerprint === fingerprint) return;
  throw new WrongSecretsError(
    `${resolve(dataDir, name)} does not belong to this database: with it no PIN and no session would work. ` +
      'Put the secrets.json that the database was used with into DATA_DIR, or name its folder in DATA_DIR.',
  );
}
