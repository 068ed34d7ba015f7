import { sharePictureLimits, tallPictureLimits } from '@/lib/domain/limits';
import { evenCode, type PictureShape, testOfCode } from '@/lib/domain/orientation/result-code';
import { type DrawingName, readDrawing } from '@/backend/core/files/read-drawing';
import { brand, drawPng, groundGradient } from './share-picture';
import { line, pictureColors } from './share-picture-charts';
import { type PictureLocale, pictureWords, wordsOfCode } from './share-picture-words';

interface CodePicture {
  code: string;
  locale: PictureLocale;
  shape: PictureShape;
  /** The shown address of the test. */
  host: string;
}

const figureOf = (code: string): DrawingName => {
  if (code === evenCode) return 'cover-friends';
  return testOfCode(code) === 'holland' ? `interest-${code.charAt(0)}` : `mind-${code.slice(0, 4)}`;
};
/** The middle of a cover, 480 × 270, as a square of 240. */
const squared = (cover: string) => `<g transform="translate(-93 0) scale(0.8889)">${cover}</g>`;

/** The figure without its outer element, 240 × 240. */
const readFigure = async (code: string): Promise<string> => {
  const svg = await readDrawing(figureOf(code));
  const drawing = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return code === evenCode ? squared(drawing) : drawing;
};
/** The code, where there is one. */
const letteringOf = (code: string) => (code === evenCode ? '' : code);

const figureSide = 240;
const placed = (figure: string, x: number, y: number, side: number, round: number): string =>
  `<clipPath id="frame"><rect width="${figureSide}" height="${figureSide}" rx="${round}"/></clipPath>` +
  `<g transform="translate(${x} ${y}) scale(${side / figureSide})" clip-path="url(#frame)">${figure}</g>`;

const white = { fill: '#ffffff' };
const bold = { weight: 700 as const, ...white };
const amber = { weight: 700 as const, fill: pictureColors.highlight };
const letters = new Intl.Segmenter('km');

/** As large as a line of this width allows; a Khmer letter with its marks is wider than a Latin one. */
export const sizeFor = (text: string, width: number, max: number, locale: PictureLocale): number => {
  const count = [...letters.segment(text)].length;
  return Math.min(max, Math.floor(width / (count * (locale === 'km' ? 0.72 : 0.56))));
};

const wide = (figure: string, { code, locale, host }: CodePicture): string => {
  const { widthPx: width, heightPx: height } = sharePictureLimits;
  const words = wordsOfCode(code, locale);
  const test = testOfCode(code) ?? 'personality';
  const size = Math.min(...words.map((word) => sizeFor(word, 440, words.length > 1 ? 40 : 66, locale)));
  return [
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    placed(figure, width - height, 0, height, 0),
    brand(64, 62),
    line(pictureWords[test][locale], 64, 210, { size: 27, ...white }),
    line(letteringOf(code), 60, 306, { size: 92, ...amber }),
    ...words.map((word, index) => line(word, 64, 314 + (index + 1) * (size * 0.6 + 28), { size, ...bold })),
    line(pictureWords.invitation[locale], 64, 552, { size: 25, ...white }),
    line(`${host}/orientation-test`, 64, 588, { size: 25, ...bold }),
  ].join('');
};

const tall = (figure: string, { code, locale, host }: CodePicture): string => {
  const { widthPx: width, heightPx: height } = tallPictureLimits;
  const words = wordsOfCode(code, locale);
  const test = testOfCode(code) ?? 'personality';
  const middle = { anchor: 'middle' as const };
  const name = words.join(' · ');
  const size = sizeFor(name, 960, 88, locale);
  return [
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    brand(90, 56),
    placed(figure, 145, 160, 790, 14),
    line(pictureWords[test][locale], width / 2, 1012, { size: 34, ...white, ...middle }),
    line(name, width / 2, 1108, { size, ...bold, ...middle }),
    line(letteringOf(code), width / 2, 1196, { size: 68, ...amber, ...middle }),
    line(pictureWords.invitation[locale], width / 2, 1276, { size: 28, ...white, ...middle }),
    line(`${host}/orientation-test`, width / 2, 1314, { size: 28, ...bold, ...middle }),
  ].join('');
};

/** The picture of a code as SVG: its figure and its name, without any scores. */
export async function codePictureSvg(picture: CodePicture): Promise<string> {
  const figure = await readFigure(picture.code);
  const isTall = picture.shape === 'tall';
  const { widthPx, heightPx } = isTall ? tallPictureLimits : sharePictureLimits;
  const body = isTall ? tall(figure, picture) : wide(figure, picture);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${groundGradient}${body}</svg>`;
}

export const drawCodePicture = async (picture: CodePicture): Promise<Uint8Array<ArrayBuffer>> =>
  drawPng(await codePictureSvg(picture));
