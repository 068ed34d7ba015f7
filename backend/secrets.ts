import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  importSPKI,
  type CryptoKey,
  type JWK,
} from 'jose';
import * as z from 'zod';
import { makePrivateFolder } from '@/backend/private-folder';

const stored = z.object({
  pepper: z.string().min(32),
  keyId: z.string(),
  privateKey: z.string(),
  publicKey: z.string(),
});

/**
 * Secrets that must never be in the database: the pepper of PINs and codes, and the key that signs access tokens
 * (ES256).
 */
export interface Secrets {
  pepper: string;
  keyId: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
}

/** A keyed digest of a value: the database alone does not suffice to compute it. */
export const peppered = ({ pepper }: Pick<Secrets, 'pepper'>, value: string): string =>
  createHmac('sha256', pepper).update(value).digest('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about the expected value. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const create = async (): Promise<z.infer<typeof stored>> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return {
    pepper: randomBytes(32).toString('base64url'),
    keyId: randomBytes(8).toString('hex'),
    privateKey: await exportPKCS8(pair.privateKey),
    publicKey: await exportSPKI(pair.publicKey),
  };
};

const load = async (value: z.infer<typeof stored>): Promise<Secrets> => {
  const publicKey = await importSPKI(value.publicKey, 'ES256', { extractable: true });
  return {
    pepper: value.pepper,
    keyId: value.keyId,
    privateKey: await importPKCS8(value.privateKey, 'ES256'),
    publicKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid: value.keyId, alg: 'ES256', use: 'sig' },
  };
};

/**
 * Reads `secrets.json` of the data folder, readable by its owner only; creates it at the first start. Instances that
 * share a database must share this file.
 */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    makePrivateFolder(dataDir);
    try {
      writeFileSync(file, JSON.stringify(await create(), null, 2), { mode: 0o600, flag: 'wx' });
      chmodSync(file, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const text = readFileSync(file, 'utf8');
  try {
    return await load(stored.parse(JSON.parse(text)));
  } catch {
    const reason = text.trim() === '' ? 'is empty' : 'is damaged';
    throw new Error(
      `${resolve(file)} ${reason}: it should hold the pepper and the keys of this Sala. Put it back from your backup. ` +
        'Only where no database was ever used with it, remove the file: the next start makes a new one.',
    );
  }
}

/** Fresh secrets that are stored nowhere; for tests. */
export const temporarySecrets = async (): Promise<Secrets> => load(await create());
