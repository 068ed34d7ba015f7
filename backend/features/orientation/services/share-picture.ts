import { join } from 'node:path';
import type { HollandRecord, PersonalityRecord } from '@/lib/contract/orientation/orientation';
import { sharePictureLimits } from '@/lib/domain/limits';
import { evenCode, shownCodeOf } from '@/lib/domain/orientation/result-code';
import { loadSharp } from '@/backend/core/files/load-sharp';
import { heavyWork } from '@/backend/work/heavy-work';
import { axisChart, interestChart, line, pictureColors } from './share-picture-charts';
import { type PictureLocale, pictureWords, wordsOfCode } from './share-picture-words';

export type SharedResult = HollandRecord['result'] | PersonalityRecord['result'];

const { widthPx: width, heightPx: height } = sharePictureLimits;
const fontFolder = join(process.cwd(), 'backend/assets/fonts');
const fontFiles = ['khmer-400', 'khmer-700', 'latin-400', 'latin-700'];

/** Loaded for the first picture: a backend that draws none stays small. */
const loadRenderer = async () => {
  const sharp = await loadSharp();
  // Rendering a text with a font file registers the file for all later pictures of this process.
  for (const name of fontFiles) {
    const fontfile = join(fontFolder, `kantumruy-pro-${name}.ttf`);
    await sharp({ text: { text: 'a', fontfile, font: 'Kantumruy Pro' } })
      .raw()
      .toBuffer();
  }
  return sharp;
};

let renderer: ReturnType<typeof loadRenderer> | undefined;

/** Sala's mark and name, its upper left corner at (x, y). */
export const brand = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.7)"><rect width="40" height="40" rx="11" fill="#ffffff"/>
<circle cx="20" cy="10.4" r="3.4" fill="${pictureColors.highlight}"/>
<path d="M20 16.2c-3.2 4.1-7.4 5.9-12 6.4v8.1c4.9-.3 9 .6 12 2.6 3-2 7.1-2.9 12-2.6v-8.1c-4.6-.5-8.8-2.3-12-6.4Z" fill="${pictureColors.accent}"/></g>${line('Sala សាលា', x + 86, y + 46, { size: 38, weight: 700, fill: '#ffffff' })}`;

/** A background of deep teal for white letters, with the id `ground`. */
export const groundGradient = `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${pictureColors.accent}"/><stop offset="1" stop-color="${pictureColors.accentStrong}"/></linearGradient></defs>`;

/**
 * The picture of a result as SVG, 1200 × 630.
 * @param host shown as the address where the test can be taken.
 */
export function sharePictureSvg(result: SharedResult, locale: PictureLocale, host: string): string {
  const onAccent = { fill: '#ffffff' };
  const isHolland = result.test === 'holland';
  const code = result.test === 'holland' ? shownCodeOf(result) : result.code;
  const words = wordsOfCode(code, locale);
  const drop = isHolland ? 0 : 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${groundGradient}
<rect width="${width}" height="${height}" fill="${pictureColors.paper}"/>
<rect width="620" height="${height}" fill="url(#ground)"/>
<circle cx="560" cy="640" r="190" fill="#ffffff" fill-opacity="0.06"/>
<circle cx="620" cy="-30" r="120" fill="${pictureColors.highlight}" fill-opacity="0.16"/>
<rect x="620" width="${width - 620}" height="${height}" fill="${pictureColors.paper}"/>
${brand(72, 62)}
${line(pictureWords[result.test][locale], 72, 222 + drop, { size: 31, ...onAccent })}
${code === evenCode ? '' : line(code, 66, 352 + drop, { size: 132, weight: 700, fill: pictureColors.highlight })}
${words.map((word, index) => line(word, 72, 414 + drop * 1.5 + index * 44, { size: isHolland ? 29 : 40, weight: 700, ...onAccent })).join('')}
${line(pictureWords.invitation[locale], 72, 556, { size: 25, ...onAccent })}
${line(`${host}/orientation-test`, 72, 592, { size: 25, weight: 700, ...onAccent })}
${result.test === 'holland' ? interestChart(result, locale) : axisChart(result, locale)}
</svg>`;
}

/** PNG of at most 256 colours, which keeps pictures below their size limits. @throws 503 when too many wait */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  renderer ??= loadRenderer();
  renderer.catch(() => (renderer = undefined));
  const sharp = await renderer;
  const drawn = await heavyWork.pictures.take('drawing', () =>
    sharp(Buffer.from(svg)).png({ palette: true, effort: 3 }).toBuffer(),
  );
  return new Uint8Array(drawn);
}

/** Draws the picture of a person's result. */
export const drawSharePicture = (
  result: SharedResult,
  locale: PictureLocale,
  host: string,
): Promise<Uint8Array<ArrayBuffer>> => drawPng(sharePictureSvg(result, locale, host));
