import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
import { keyOverlapMs } from '@/backend/limits';
import { makePrivateFolder } from '@/backend/private-folder';

const storedKey = z.object({ keyId: z.string(), privateKey: z.string(), publicKey: z.string() });

/** The first key stands beside the pepper, where older releases look for it; `later` are those that replaced it. */
const stored = storedKey.extend({
  pepper: z.string().min(32),
  later: z
    .array(storedKey.extend({ from: z.iso.datetime(), isAlone: z.boolean().default(false) }))
    .default([]),
});
type Stored = z.infer<typeof stored>;

/** A key that signs access tokens (ES256). */
export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  /** When it begins to sign, in milliseconds. */
  from: number;
  /** It replaced a key that leaked: no earlier one is accepted beside it. */
  isAlone: boolean;
}

/** Secrets that must never be in the database: the pepper of PINs and codes, and the keys that sign access tokens. */
export interface Secrets {
  pepper: string;
  /** The same for good, whichever key signs. */
  id: string;
  /** The oldest first. */
  keys: readonly SigningKey[];
}

/** The key that signs now. */
export const signingKey = ({ keys }: Pick<Secrets, 'keys'>, now: Date): SigningKey => {
  const key = keys.findLast(({ from }) => from <= now.getTime());
  if (!key) throw new Error('No key signs at this time.');
  return key;
};

/** The keys whose signatures hold now: the one that signs, one to come, and the one before for as long as its tokens. */
export const acceptedKeys = ({ keys }: Pick<Secrets, 'keys'>, now: Date): readonly SigningKey[] =>
  keys.filter((_, index) => {
    const next = keys[index + 1];
    return (
      !next || (now.getTime() < next.from + keyOverlapMs && !(next.isAlone && next.from <= now.getTime()))
    );
  });

/** A keyed digest of a value: the database alone does not suffice to compute it. */
export const peppered = ({ pepper }: Pick<Secrets, 'pepper'>, value: string): string =>
  createHmac('sha256', pepper).update(value).digest('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about the expected value. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const newKey = async (): Promise<z.infer<typeof storedKey>> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return {
    keyId: randomBytes(8).toString('hex'),
    privateKey: await exportPKCS8(pair.privateKey),
    publicKey: await exportSPKI(pair.publicKey),
  };
};

const create = async (): Promise<Stored> => ({
  pepper: randomBytes(32).toString('base64url'),
  ...(await newKey()),
  later: [],
});

const loadKey = async (
  { keyId, ...value }: z.infer<typeof storedKey>,
  from: number,
  isAlone: boolean,
): Promise<SigningKey> => {
  const publicKey = await importSPKI(value.publicKey, 'ES256', { extractable: true });
  return {
    id: keyId,
    privateKey: await importPKCS8(value.privateKey, 'ES256'),
    publicKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid: keyId, alg: 'ES256', use: 'sig' },
    from,
    isAlone,
  };
};

const load = async (value: Stored): Promise<Secrets> => ({
  pepper: value.pepper,
  id: value.keyId,
  keys: await Promise.all([
    loadKey(value, 0, false),
    ...value.later.map(({ from, isAlone, ...key }) => loadKey(key, Date.parse(from), isAlone)),
  ]),
});

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
  return (await readSecrets(file)).secrets;
}

async function readSecrets(file: string): Promise<{ value: Stored; secrets: Secrets }> {
  const text = readFileSync(file, 'utf8');
  try {
    const value = stored.parse(JSON.parse(text));
    return { value, secrets: await load(value) };
  } catch {
    const reason = text.trim() === '' ? 'is empty' : 'is damaged';
    throw new Error(
      `${resolve(file)} ${reason}: it should hold the pepper and the keys of this Sala. Put it back from your backup. ` +
        'Only where no database was ever used with it, remove the file: the next start makes a new one.',
    );
  }
}

/**
 * Adds a key to `secrets.json` of the data folder. It signs an hour later, so that every process can know it before; or
 * at once and alone, when the one before leaked.
 * @returns when it begins to sign
 */
export async function addSigningKey(dataDir: string, now: Date, isAlone: boolean): Promise<Date> {
  const file = join(dataDir, 'secrets.json');
  const { later, ...first } = (await readSecrets(file)).value;
  const waiting = later.findLast(({ from }) => Date.parse(from) > now.getTime());
  if (waiting && !isAlone) throw new Error(`A key is already waiting: it signs from ${waiting.from}.`);
  const from = new Date(now.getTime() + (isAlone ? 0 : keyOverlapMs));
  const kept = isAlone ? [] : later.slice(-2);
  const next = { ...first, later: [...kept, { ...(await newKey()), from: from.toISOString(), isAlone }] };
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(next, null, 2), { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
  return from;
}

/** Fresh secrets that are stored nowhere; for tests. */
export const temporarySecrets = async (): Promise<Secrets> => load(await create());
