import { randomInt, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { peppered, type Secrets } from '@/backend/secrets';

/** Argon2id over an HMAC whose key is not in the database: a stolen table of six-digit PINs is useless. */
export const hashSecret = (secrets: Secrets, secret: string): Promise<string> =>
  hash(peppered(secrets, secret));

const NOBODY = hash('nobody');

/** Takes the same time whether or not there is a hash to compare with. */
export const checkSecret = async (
  secrets: Secrets,
  stored: string | null,
  secret: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await NOBODY), peppered(secrets, secret));
  return stored !== null && matches;
};

/** A code that people read to each other. */
export const newShortCode = (): string =>
  String(randomInt(10 ** codeLimits.lengthDigits)).padStart(codeLimits.lengthDigits, '0');

/** The digest of a short code, bound to its purpose. */
export const digestCode = (secrets: Secrets, scope: string, code: string) =>
  peppered(secrets, `${scope}:${code}`);

export const sameDigest = (a: string, b: string) => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};
