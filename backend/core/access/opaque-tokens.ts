import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a token or a key: whoever reads the database opens nothing with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** 256 random bits; only its hash is stored. */
export const newOpaqueToken = () => randomBytes(32).toString('base64url');
