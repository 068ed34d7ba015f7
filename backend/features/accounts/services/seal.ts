import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '@/backend/secrets';

const ivBytes = 12;
const tagBytes = 16;
const keyOf = (secrets: Secrets) => createHmac('sha256', secrets.pepper).update('seal').digest();

/** Encrypts values that must be read again later (AES-256-GCM), with a key that is not in the database. */
export const seal = (secrets: Secrets, text: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** null for a value that was not encrypted with this key. */
export const unseal = (secrets: Secrets, sealed: string): string | null => {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secrets), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return null;
  }
};
