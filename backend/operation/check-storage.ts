import { randomUUID } from 'node:crypto';
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Deps } from '@/backend/deps';
import { bad, type Finding, good, reasonOf } from './finding';

const about = 'files';
const answerWithinMs = 5_000;

/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const advice: Record<string, string> = {
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is wrong.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is unknown there.',
  NoSuchBucket: 'The bucket does not exist: create it, or correct S3_BUCKET and S3_PRIVATE_BUCKET.',
  AccessDenied: 'The key may not do this: give it the rights to read, write and delete in both buckets.',
  AccessControlListNotSupported: 'The bucket takes no ACLs: set S3_PUBLIC_READ to policy or site.',
};

/** Where a server names no code that the SDK knows. */
const adviceByStatus: Record<number, string> = {
  301: 'The bucket is elsewhere: correct S3_REGION and S3_ENDPOINT.',
  403: 'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the key rights in both buckets.',
  404: 'Create the buckets, or correct S3_BUCKET and S3_PRIVATE_BUCKET.',
};

const unnamed = 'UnknownError';

const problemOf = (error: unknown): string => {
  if (!(error instanceof S3ServiceException)) {
    const isS3Away = error instanceof Error && 'code' in error && String(error.code).startsWith('E');
    return `${reasonOf(error)}. ${isS3Away ? 'Is the server of S3_ENDPOINT on, or is the folder of DATA_DIR writable?' : 'Correct the settings S3_…, or DATA_DIR.'}`;
  }
  const status = error.$metadata.httpStatusCode ?? 0;
  // Ceph answers with a code and without words.
  const reason =
    [error.message, error.name].find((word) => word && word !== unnamed) ?? `the S3 server answers ${status}`;
  const deed = advice[error.name] ?? adviceByStatus[status];
  return `${reason}. ${deed ?? (status >= 500 ? 'Its own log says more.' : 'Correct the settings S3_….')}`;
};

/** A browser asks this before it sends a file to another origin. */
const mayBrowsersSend = async (url: string, origin: string): Promise<boolean> => {
  const answer = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
    signal: AbortSignal.timeout(answerWithinMs),
  });
  await answer.body?.cancel();
  const allowed = answer.headers.get('access-control-allow-origin');
  return answer.ok && (allowed === '*' || allowed === origin);
};

async function checkOutside(
  { storage, env }: Pick<Deps, 'storage' | 'env'>,
  publicKey: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!storage.isReadAtSite) {
    const answer = await fetch(storage.publicUrl(publicKey), { signal: AbortSignal.timeout(answerWithinMs) });
    await answer.body?.cancel();
    if (!answer.ok)
      findings.push(
        bad(
          about,
          `Public pictures cannot be read (${answer.status}). Allow s3:GetObject on public/*, or set S3_PUBLIC_READ=site.`,
        ),
      );
  }
  const target = await storage.presignPut({
    key: publicKey,
    type: 'image/png',
    sizeBytes: pixel.length,
    lifetimeSeconds: 60,
  });
  if (!(await mayBrowsersSend(target.url, env.PUBLIC_ORIGIN)))
    findings.push(
      bad(
        about,
        `Browsers may not send files to the bucket. Give it a CORS rule for ${env.PUBLIC_ORIGIN}: GET and PUT, all headers.`,
      ),
    );
  return findings;
}

/** Writes, reads and removes a file in both places, and asks an S3 server what a browser would. */
export async function checkStorage({ storage, env }: Pick<Deps, 'storage' | 'env'>): Promise<Finding[]> {
  const name = `${randomUUID()}.png`;
  const keys = { open: `public/checks/${name}`, closed: `private/checks/${name}` };
  try {
    for (const key of Object.values(keys)) {
      await storage.put(key, pixel);
      const read = await storage.get(key, pixel.length);
      if (!read || !pixel.equals(read)) return [bad(about, `A file came back changed from ${storage.name}.`)];
    }
    const outside = storage.name === 's3' ? await checkOutside({ storage, env }, keys.open) : [];
    return outside.length > 0 ? outside : [good(about, `written, read and removed (${storage.name})`)];
  } catch (error) {
    return [bad(about, `Uploads fail: ${problemOf(error)}`)];
  } finally {
    await Promise.allSettled(Object.values(keys).map((key) => storage.remove(key)));
  }
}
