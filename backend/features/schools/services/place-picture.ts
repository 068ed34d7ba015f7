import { sharePictureLimits } from '@/lib/domain/limits';
import type { Campus } from '@/lib/illustrations/campus';
import { readDrawing } from '@/backend/core/files/read-drawing';
import { sizeFor } from '@/backend/features/orientation/services/code-picture';
import { brand, drawPng, groundGradient } from '@/backend/features/orientation/services/share-picture';
import { line, pictureColors } from '@/backend/features/orientation/services/share-picture-charts';
import type { PictureLocale } from '@/backend/features/orientation/services/share-picture-words';

export interface PlacePicture {
  /** Of the school or the course. */
  title: string;
  /** Below it: the school of a course, the province of a school. */
  note: string;
  /** Of the school: the colour of its sky. */
  hue: number;
  /** The scene that the school's pages show. */
  campus: Campus;
  locale: PictureLocale;
}

const linesMax = 2;
const textWidth = 1070;
const titleSize = 62;
const words = {
  km: new Intl.Segmenter('km', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
};

/** Lines that break between words, in as large letters as two lines allow. */
export function nameLines(text: string, locale: PictureLocale): { lines: string[]; size: number } {
  const whole = sizeFor(text, textWidth, titleSize, locale);
  if (whole > titleSize * 0.7) return { lines: [text], size: whole };
  const pieces = [...words[locale].segment(text)].map(({ segment }) => segment);
  const half = text.length / linesMax;
  let first = '';
  while (pieces.length > 0 && first.length + (pieces[0]?.length ?? 0) / 2 < half) first += pieces.shift();
  const lines = [first.trim(), pieces.join('').trim()].filter((each) => each !== '');
  return { lines, size: Math.min(...lines.map((each) => sizeFor(each, textWidth, titleSize, locale))) };
}

/** The picture of a school's or a course's link as SVG, 1200 × 630: its name over its campus. */
export async function placePictureSvg({ title, note, hue, campus, locale }: PlacePicture): Promise<string> {
  const { widthPx: width, heightPx: height } = sharePictureLimits;
  const scene = (await readDrawing(campus)).replace('<svg ', `<svg y="${height - 240}" `);
  const { lines, size } = nameLines(title, locale);
  const top = lines.length > 1 ? 176 : 206;
  const step = size * 1.45;
  const band = 336;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    groundGradient,
    `<rect width="${width}" height="${height}" fill="hsl(${hue}, 45%, 88%)"/>`,
    scene.trim(),
    `<rect width="${width}" height="${band}" fill="url(#ground)"/>`,
    brand(64, 40),
    ...lines.map((each, index) => line(each, 64, top + index * step, { size, weight: 700, fill: '#ffffff' })),
    line(note, 64, top + lines.length * step - size * 0.2, {
      size: Math.min(32, sizeFor(note, textWidth, 32, locale)),
      weight: 700,
      fill: pictureColors.highlight,
    }),
    '</svg>',
  ].join('');
}

export const drawPlacePicture = async (picture: PlacePicture): Promise<Uint8Array<ArrayBuffer>> =>
  drawPng(await placePictureSvg(picture));
