import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { isStorageKey, storedTypeOf, typeOfKey } from '@/lib/domain/uploads';
import { aclOf, dispositionOf, type StorageGateway, storagePath } from './storage';

export interface S3Options {
  endpoint: string;
  region: string;
  /** Anyone may read an object here by its full name; nobody may list them. */
  bucket: string;
  /**
   * How pictures are public: an ACL with each file, a policy of the bucket, or the site, which reads for its
   * visitors.
   */
  publicRead: 'acl' | 'policy' | 'site';
  privateBucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  connectTimeoutMs: number;
  timeoutMs: number;
}

const yearSeconds = 31_536_000;

const nullWhenMissing = async <T>(read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
};

/** Any S3 server: AWS, MinIO, Ceph. Buckets are addressed by path, which all of them support. */
export function s3Storage(options: S3Options): StorageGateway {
  const { endpoint, region, accessKeyId, secretAccessKey, publicRead } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // Newer SDKs would include checksums in the signature, and browsers do not send them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: options.connectTimeoutMs,
      requestTimeout: options.timeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  /** Buckets without ACLs refuse every request with an ACL. */
  const aclFor = (key: string) => (publicRead === 'acl' ? { ACL: aclOf(key) } : {});
  const placeOf = (key: string) => ({
    Bucket: key.startsWith('public/') ? options.bucket : options.privateBucket,
    Key: key,
  });

  return {
    name: 's3',
    isReadAtSite: publicRead === 'site',
    presignPut: async ({ key, type, sizeBytes, lifetimeSeconds }) => {
      const command = new PutObjectCommand({
        ...placeOf(key),
        ContentType: type,
        ...(sizeBytes !== null && { ContentLength: sizeBytes }),
        ...aclFor(key),
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: lifetimeSeconds,
        unhoistableHeaders: new Set(['x-amz-acl']),
        signableHeaders: new Set(['host', 'content-type', 'content-length', 'x-amz-acl']),
      });
      return {
        url,
        headers: {
          'content-type': type,
          ...(sizeBytes !== null && { 'content-length': String(sizeBytes) }),
          ...(publicRead === 'acl' && { 'x-amz-acl': aclOf(key) }),
        },
      };
    },
    presignGet: ({ key, fileName, lifetimeSeconds }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...placeOf(key),
          ResponseContentDisposition: dispositionOf(typeOfKey(key), fileName),
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: lifetimeSeconds },
      ),
    publicUrl: (key) =>
      publicRead === 'site' ? `${storagePath}/${key}` : `${endpoint}/${options.bucket}/${key}`,
    put: async (key, bytes) => {
      const type = storedTypeOf(key);
      if (!type) throw new Error('This is no storage key.');
      await client.send(
        new PutObjectCommand({
          ...placeOf(key),
          Body: bytes,
          ContentType: type,
          ContentLength: bytes.byteLength,
          ...aclFor(key),
          CacheControl:
            aclOf(key) === 'public-read' ? `public, max-age=${yearSeconds}, immutable` : 'private, no-store',
        }),
      );
    },
    get: async (key, maxBytes) => {
      const answer = await nullWhenMissing(client.send(new GetObjectCommand(placeOf(key))));
      if (!answer?.Body) return null;
      if (answer.ContentLength === undefined || answer.ContentLength > maxBytes) {
        if ('destroy' in answer.Body) answer.Body.destroy();
        return null;
      }
      return answer.Body.transformToByteArray();
    },
    stat: async (key) => {
      const answer = await nullWhenMissing(client.send(new HeadObjectCommand(placeOf(key))));
      return answer && { sizeBytes: answer.ContentLength ?? 0 };
    },
    list: async function* () {
      for (const Bucket of [options.bucket, options.privateBucket])
        for await (const page of paginateListObjectsV2({ client }, { Bucket }))
          for (const { Key } of page.Contents ?? []) if (Key && isStorageKey(Key)) yield Key;
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(placeOf(key)));
    },
  };
}
