import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { withoutJoins } from '@/lib/domain/unbroken';
import { sharePictureLimits } from '@/lib/domain/limits';
import type { IllustrationName } from '@/lib/illustrations/illustration-files';
import { readDrawing } from '@/backend/core/files/read-drawing';
import { brand, drawPng, groundGradient } from '@/backend/features/orientation/services/share-picture';
import { line, pictureColors } from '@/backend/features/orientation/services/share-picture-charts';
import type { PictureLocale } from '@/backend/features/orientation/services/share-picture-words';

export interface TitlePicture {
  title: string;
  /** Above the title: what kind of page it is. */
  note?: string | undefined;
  /** The drawing at the right. */
  figure: IllustrationName;
  locale: PictureLocale;
}

const { widthPx: width, heightPx: height } = sharePictureLimits;
const panelLeft = 730;
const margin = 64;
const textWidth = panelLeft - 2 * margin + 24;
const linesMax = 4;
const balanceStep = 16;
const sizes = [64, 58, 52, 46, 42, 38, 34, 30];
/** Drawings whose people are at the left. */
const leftmost = ['cover-study', 'cover-money', 'cover-abroad'];
const letters = new Intl.Segmenter('km');
const words = {
  km: new Intl.Segmenter('km', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
};
/** The mean width of a letter with its marks, in parts of the size. */
const letterWidth = { km: 0.84, en: 0.56 };
const lineStep = { km: 1.55, en: 1.28 };

const widthOf = (text: string, size: number, locale: PictureLocale) =>
  [...letters.segment(text)].length * letterWidth[locale] * size;

const joiner = '\u2060';

/** Khmer has no spaces between words. Signs that end a word stay with it, and so do the parts of a compound. */
function piecesOf(text: string, locale: PictureLocale): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words[locale].segment(text)) {
    const isNew = isWordLike && !pieces.at(-1)?.endsWith(joiner);
    if (isNew || pieces.length === 0) pieces.push(segment);
    else pieces.push((pieces.pop() ?? '') + segment);
  }
  return pieces;
}

function wrap(
  pieces: readonly string[],
  size: number,
  locale: PictureLocale,
  lineWidth = textWidth,
): string[] {
  const lines: string[] = [];
  let current = '';
  for (const piece of pieces) {
    if (current !== '' && widthOf((current + piece).trimEnd(), size, locale) > lineWidth) {
      lines.push(current.trim());
      current = piece;
    } else current += piece;
  }
  return [...lines, current.trim()].filter((each) => each !== '');
}

/** The same number of lines in the narrowest column, so that no last line holds a single word. */
function balance(pieces: readonly string[], size: number, locale: PictureLocale): string[] {
  let lines = wrap(pieces, size, locale);
  for (let lineWidth = textWidth - balanceStep; lineWidth > textWidth / 2; lineWidth -= balanceStep) {
    const narrower = wrap(pieces, size, locale, lineWidth);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** The title in at most four lines that break between words, in the largest letters that fit. */
export function titleLines(title: string, locale: PictureLocale): { lines: string[]; size: number } {
  const pieces = piecesOf(title, locale);
  const smallest = sizes.at(-1) ?? 30;
  for (const size of sizes) {
    const lines = wrap(pieces, size, locale);
    const fits = lines.every((each) => widthOf(each, size, locale) <= textWidth);
    if (fits && lines.length * size * lineStep[locale] <= linesMax * 46 * lineStep.km)
      return { lines: balance(pieces, size, locale), size };
  }
  const lines = wrap(pieces, smallest, locale);
  if (lines.length <= linesMax + 1) return { lines, size: smallest };
  return { lines: [...lines.slice(0, linesMax), `${lines[linesMax] ?? ''}…`], size: smallest };
}

/** The picture of a page's link as SVG, 1200 × 630: its title beside a drawing. */
export async function titlePictureSvg({ title, note, figure, locale }: TitlePicture): Promise<string> {
  const scene = (await readDrawing(figure)).replace(
    /<svg ([^>]*)width="\d+" height="\d+"/,
    `<svg $1x="${panelLeft}" width="${width - panelLeft}" height="${height}" preserveAspectRatio="${leftmost.includes(figure) ? 'xMin' : 'xMid'}YMid slice"`,
  );
  const { lines, size } = titleLines(joinCompounds(title), locale);
  const step = size * lineStep[locale];
  const top = 350 - ((lines.length - 1) * step) / 2 + size * 0.3 + (note ? 18 : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    groundGradient,
    `<rect width="${width}" height="${height}" fill="#e0f1ea"/>`,
    scene.trim(),
    `<rect width="${panelLeft}" height="${height}" fill="url(#ground)"/>`,
    brand(margin, 56),
    note
      ? line(note, margin, top - step - (locale === 'km' ? 8 : 2), {
          size: 27,
          weight: 700,
          fill: pictureColors.highlight,
        })
      : '',
    ...lines.map((each, index) =>
      line(withoutJoins(each), margin, top + index * step, { size, weight: 700, fill: '#ffffff' }),
    ),
    '</svg>',
  ].join('');
}

export const drawTitlePicture = async (picture: TitlePicture): Promise<Uint8Array<ArrayBuffer>> =>
  drawPng(await titlePictureSvg(picture));
