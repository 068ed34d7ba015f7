import sharp from 'sharp';
import { expect } from 'vitest';
import { sharePictureLimits } from '@/lib/domain/limits';

/** A PNG of 1200 × 630 that chats can store. */
export async function expectLinkPicture(answer: Response, path: string): Promise<void> {
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([sharePictureLimits.widthPx, sharePictureLimits.heightPx]);
  expect(bytes.byteLength).toBeLessThan(sharePictureLimits.maxBytes);
}
