import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '@/tests/run/system-programs.mjs';
import {
  hollandResultOf,
  personalityResultOf,
} from '@/backend/features/orientation/services/orientation-results';
import { codePictureSvg } from '@/backend/features/orientation/services/code-picture';
import { drawPng, sharePictureSvg } from '@/backend/features/orientation/services/share-picture';
import { sharePictureLimits } from '@/lib/domain/limits';
import { chromiumFlags } from '@/tests/support/chromium-flags';

const { widthPx: width, heightPx: height } = sharePictureLimits;
const host = 'sala.example';
const results = [
  hollandResultOf({ R: 12, I: 31, A: 22, S: 35, E: 18, C: 9 }, []),
  personalityResultOf({ EI: 20, SN: 18, TF: 41, JP: 44, AT: 35 }, []),
];

const fontFace = (subset: string, weight: number) => {
  const path = join(process.cwd(), `backend/assets/fonts/kantumruy-pro-${subset}-${weight}.ttf`);
  const range = subset === 'khmer' ? 'U+1780-17FF, U+19E0-19FF, U+200B-200D, U+25CC' : 'U+20-7E';
  return `@font-face{font-family:'Kantumruy Pro';font-weight:${weight};unicode-range:${range};src:url(data:font/ttf;base64,${readFileSync(path, 'base64')})}`;
};
const fonts = ['khmer', 'latin'].flatMap((subset) => [400, 700].map((weight) => fontFace(subset, weight)));

const greys = (picture: Uint8Array) => sharp(picture).removeAlpha().greyscale().blur(1).raw().toBuffer();

/** Share of pixels that differ visibly; antialiasing of edges does not count. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([greys(one), greys(other)]);
  let differing = 0;
  for (const [index, value] of a.entries()) if (Math.abs(value - (b[index] ?? 0)) > 64) differing += 1;
  return differing / a.length;
}

let browser: Browser;
beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name it.');
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
});
afterAll(() => browser.close());

test.each(['km', 'en'] as const)(
  'letters of a shared picture in %s stand as Chromium draws them',
  async (language) => {
    const page = await browser.newPage({ viewport: { width, height } });
    const inChromium = async (svg: string) => {
      await page.setContent(`<style>${fonts.join('')}body{margin:0}svg{display:block}</style>${svg}`);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot();
    };
    const codes = ['ESFJ-T', 'SIA'].map((code) =>
      codePictureSvg({ code, locale: language, shape: 'wide', host }),
    );
    const pictures = results.map((result) => sharePictureSvg(result, language, host));
    for (const svg of [...pictures, ...(await Promise.all(codes))]) {
      const drawn = await drawPng(svg);
      const same = await difference(drawn, await inChromium(svg));
      // The same picture with its letters unjoined: the result of a renderer without shaping.
      const unjoined = svg.replace(
        />([^<>]*[\u1780-\u17d3][^<>]*)</g,
        (_, text: string) => `>${[...text].join('\u200c')}<`,
      );
      expect(same).toBeLessThan(0.002);
      const broken = await difference(drawn, await inChromium(unjoined));
      // English pictures contain one Khmer word only, the name of Sala.
      expect(broken).toBeGreaterThan(same * (language === 'km' ? 3 : 1));
    }
    await page.close();
  },
  120_000,
);
