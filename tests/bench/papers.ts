import sharp from 'sharp';
import type { BackendClient } from './backend-client';

const kinds = 10;
const paperPx = { width: 2_000, height: 1_500 };
/** What a browser makes of a photo before it sends it. */
const paperMaxBytes = 500_000;

/** A photographed page: grain everywhere, as large as a shrunk photo may be. */
async function photographedPaper(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 190, sigma: 12 } as const;
  for (let quality = 90; quality > 20; quality -= 5) {
    const photo = await sharp({ create: { ...paperPx, channels: 3, background: '#ffffff', noise: grain } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.byteLength <= paperMaxBytes) return photo;
  }
  throw new Error('The photo is too large.');
}

export interface PaperTimes {
  papers: number;
  kilobytes: number;
  /** From the first request until the last paper was checked and stored. */
  totalMs: number;
  ms: number[];
  failures: string[];
  keys: string[];
}

/** Ten papers of each person, all at the same moment: a link, the file, its check. */
export async function uploadPapers(client: BackendClient, tokens: readonly string[]): Promise<PaperTimes> {
  const photo = await photographedPaper();
  const failures: string[] = [];
  const keys: string[] = [];
  const ms: number[] = [];
  const startedMs = performance.now();
  const upload = async (token: string, number: number) => {
    const signed = { authorization: `Bearer ${token}` };
    const query = new URLSearchParams({
      fileName: `paper-${number}.jpg`,
      fileType: 'image/jpeg',
      fileSize: String(photo.byteLength),
      purpose: 'loan-document',
    });
    const promised = await client.send('GET', `/api-marketing/upload-url?${query}`, signed);
    if (promised.status !== 200) return void failures.push(`link: ${promised.status}`);
    const target = JSON.parse(promised.body.toString()) as {
      uploadId: string;
      url: string;
      headers: Record<string, string>;
      key: string;
    };
    // A folder's links have no origin, those of S3 do.
    const { pathname, search } = new URL(target.url, 'http://backend');
    const put = await client.send('PUT', pathname + search, target.headers, photo);
    if (put.status >= 300 || put.status === 0) return void failures.push(`file: ${put.status}`);
    const stored = await client.send('POST', `/api-fm/uploads/${target.uploadId}/confirm`, signed);
    if (stored.status !== 200) return void failures.push(`check: ${stored.status}`);
    keys.push(target.key);
    ms.push(performance.now() - startedMs);
  };
  await Promise.all(
    tokens.flatMap((token) => Array.from({ length: kinds }, (_, number) => upload(token, number))),
  );
  return {
    papers: tokens.length * kinds,
    kilobytes: photo.byteLength / 1_000,
    totalMs: performance.now() - startedMs,
    ms,
    failures,
    keys,
  };
}
