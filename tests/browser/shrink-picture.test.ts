import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../run/system-programs.mjs';
import { chromiumFlags } from '@/tests/support/chromium-flags';

const sentMaxBytes = 500_000;
let browser: Browser;
let script: string;

beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name it.');
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const { outputFiles } = await build({
    entryPoints: ['components/kits/upload/shrink-picture.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'shrink',
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
});
afterAll(() => browser.close());

/** A photo of a phone: 20 megapixels with grain, rotated, its left half red. */
const photo = async () => {
  const [width, height] = [5200, 3900];
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 22 };
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: '#c01010' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } })
    .composite([{ input: red, left: 0, top: 0, blend: 'over' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
};

test('a photo of eight megabytes becomes a picture of half a megabyte, upright and without its EXIF', async () => {
  const original = await photo();
  expect(original.length).toBeGreaterThan(8_000_000);
  const page = await browser.newPage();
  await page.setContent('<input type="file">');
  await page.addScriptTag({ content: script });
  await page.setInputFiles('input', { name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: original });
  const [name, base64] = await page.evaluate(async () => {
    const file = document.querySelector('input')?.files?.[0];
    const { shrink } = globalThis as unknown as {
      shrink: { shrinkPicture: (file: File | undefined, maxSidePx: number) => Promise<File> };
    };
    const small = await shrink.shrinkPicture(file, 2560);
    const bytes = new Uint8Array(await small.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return [small.name, btoa(text)] as const;
  });
  const small = Buffer.from(base64, 'base64');
  expect(name).toBe('IMG_1.jpg');
  expect(small.length).toBeLessThanOrEqual(sentMaxBytes);
  const { width = 0, height = 0, orientation, exif } = await sharp(small).metadata();
  expect(height).toBeGreaterThan(width);
  expect([orientation ?? 1, exif]).toEqual([1, undefined]);
  // Rotated right by 90 degrees, the left half is the upper one.
  const top = await sharp(small)
    .extract({ left: 0, top: 0, width, height: Math.floor(height / 3) })
    .stats();
  expect(top.channels[0]?.mean).toBeGreaterThan((top.channels[1]?.mean ?? 255) + 60);
  await page.close();
});
