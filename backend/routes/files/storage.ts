import { type Context, Hono } from 'hono';
import { inertPolicy } from '@/lib/env/security-headers';
import { isPublicKey, isStorageKey, typeOfKey } from '@/lib/domain/uploads';
import { uploadLimits } from '@/lib/domain/limits';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { FolderStorage } from '@/backend/gateways/folder-storage';
import { dispositionOf, type StorageGateway, storagePath } from '@/backend/gateways/storage';
import type { Env } from '@/backend/http/implement';
import { readChunks } from '@/backend/http/request-bytes';

const isFolder = (storage: StorageGateway): storage is FolderStorage => 'mayPut' in storage;

/** Whatever a file contains, no script in it runs on this origin. */
const inert = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
};

const keyOf = (c: Context<Env>): string => {
  const key = c.req.path.slice(storagePath.length + 1);
  if (!isStorageKey(key)) throw notFound();
  return key;
};

const denied = () => new Refusal(403, 'signature', 'This link does not hold, or no longer.');

/** The bytes of a file. @throws 413, 400 when their number is not what was said */
async function* arriving(request: Request, sizeBytes: number | null): AsyncGenerator<Uint8Array> {
  const maxBytes = Math.min(sizeBytes ?? uploadLimits.fileMaxBytes, uploadLimits.fileMaxBytes);
  let bytes = 0;
  for await (const chunk of readChunks(request, maxBytes)) {
    bytes += chunk.byteLength;
    yield chunk;
  }
  if (sizeBytes !== null && bytes !== sizeBytes)
    throw new Refusal(400, 'length', 'The file has another length than was said.');
}

/** Accepts uploads as an S3 server would. */
const takePuts = (app: Hono<Env>, storage: FolderStorage) =>
  app.put(`${storagePath}/*`, async (c) => {
    const key = keyOf(c);
    const length = c.req.header('content-length') ?? '';
    const request = {
      key,
      type: c.req.header('content-type') ?? '',
      sizeBytes: /^\d{1,9}$/.test(length) ? Number(length) : null,
      acl: c.req.header('x-amz-acl') ?? '',
      expires: Number(c.req.query('expires')),
    };
    if (!storage.mayPut(request, c.req.query('signature') ?? '')) throw denied();
    await storage.receive(key, arriving(c.req.raw, request.sizeBytes));
    return c.body(null, 200);
  });

/**
 * The embedded storage over HTTP, as an S3 server would serve it. Of a private bucket, public files are served;
 * nothing of other storages.
 */
export const storageRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const { storage } = deps;
  if (!storage.isReadAtSite) return app;
  const folder = isFolder(storage) ? storage : null;
  if (folder) takePuts(app, folder);

  app.get(`${storagePath}/*`, async (c) => {
    const key = keyOf(c);
    const isPublic = isPublicKey(key);
    const fileName = c.req.query('name') ?? '';
    const request = { key, fileName, expires: Number(c.req.query('expires')) };
    if (!isPublic && !folder?.mayGet(request, c.req.query('signature') ?? '')) throw denied();
    const bytes = await storage.get(key, uploadLimits.fileMaxBytes);
    if (!bytes) throw notFound();
    const type = typeOfKey(key);
    return c.body(new Uint8Array(bytes), 200, {
      ...inert,
      'content-type': type ?? 'application/octet-stream',
      'content-disposition': isPublic ? 'inline' : dispositionOf(type, fileName),
      'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    });
  });

  return app;
};
