import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isStorageKey } from '@/lib/domain/uploads';
import { aclOf, type StorageGateway, storagePath } from './storage';

interface SignedPut {
  key: string;
  type: string;
  sizeBytes: number | null;
  acl: string;
  expires: number;
}
interface SignedGet {
  key: string;
  fileName: string;
  expires: number;
}

/** The embedded storage, and what its route needs to check a request. `expires` is in Unix seconds. */
export interface FolderStorage extends StorageGateway {
  /**
   * Stores bytes as they arrive: files of many people at once are never in memory as wholes. When the iteration throws,
   * nothing is stored.
   */
  receive: (key: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>;
  mayPut: (request: SignedPut, signature: string) => boolean;
  mayGet: (request: SignedGet, signature: string) => boolean;
}

const fileMode = { mode: 0o600 };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Files in a folder; links to them are signed with `signingKey` and served at `/storage/{key}` by `routes/files/storage`. */
export function folderStorage(options: {
  folder: string;
  signingKey: string;
  now: () => Date;
}): FolderStorage {
  const { folder, now } = options;
  const nowSeconds = () => Math.floor(now().getTime() / 1000);
  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('This is no storage key.');
    return join(folder, ...key.split('/'));
  };
  const sign = (...parts: (string | number | null)[]): string =>
    createHmac('sha256', options.signingKey)
      .update(JSON.stringify(['storage', ...parts]))
      .digest('base64url');
  const holds = (expected: string, signature: string, expires: number): boolean => {
    const [a, b] = [Buffer.from(expected), Buffer.from(signature)];
    return a.length === b.length && timingSafeEqual(a, b) && expires > nowSeconds();
  };
  const signPut = (put: SignedPut) => sign('PUT', put.key, put.type, put.sizeBytes, put.acl, put.expires);
  const signGet = (get: SignedGet) => sign('GET', get.key, get.fileName, get.expires);
  const urlOf = (key: string, query?: Record<string, string>) =>
    `${storagePath}/${key}${query ? `?${new URLSearchParams(query)}` : ''}`;

  /** Written to another file and renamed, so that nobody reads half a file. */
  const store = async (key: string, write: (half: string) => Promise<void>) => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const half = join(folder, `half-${randomUUID()}`);
    try {
      await write(half);
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  };

  return {
    name: 'folder',
    isReadAtSite: true,
    presignPut: async ({ key, type, sizeBytes, lifetimeSeconds }) => {
      const expires = nowSeconds() + lifetimeSeconds;
      const acl = aclOf(key);
      const signature = signPut({ key, type, sizeBytes, acl, expires });
      return {
        url: urlOf(key, { expires: String(expires), signature }),
        headers: {
          'content-type': type,
          ...(sizeBytes !== null && { 'content-length': String(sizeBytes) }),
          'x-amz-acl': acl,
        },
      };
    },
    presignGet: async ({ key, fileName, lifetimeSeconds }) => {
      const expires = nowSeconds() + lifetimeSeconds;
      const signature = signGet({ key, fileName, expires });
      return urlOf(key, { expires: String(expires), name: fileName, signature });
    },
    publicUrl: (key) => urlOf(key),
    put: (key, bytes) => store(key, (half) => writeFile(half, bytes, fileMode)),
    receive: (key, chunks) => store(key, (half) => pipeline(chunks, createWriteStream(half, fileMode))),
    get: async (key, maxBytes) => {
      const path = pathOf(key);
      try {
        if ((await stat(path)).size > maxBytes) return null;
        return await readFile(path);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    stat: async (key) => {
      try {
        return { sizeBytes: (await stat(pathOf(key))).size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    list: async function* () {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (entry.isFile() && isStorageKey(key)) yield key;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    mayPut: (request, signature) =>
      [request, { ...request, sizeBytes: null }].some((put) => holds(signPut(put), signature, put.expires)),
    mayGet: (request, signature) => holds(signGet(request), signature, request.expires),
  };
}
