/**
 * Writes the fonts of papers for letters that Sala's own font has not, and `letters.json`, which says what each font of
 * papers has: `node backend/assets/fallback-fonts.mjs FOLDER`. The folder holds the Noto fonts of
 * https://fonts.google.com/noto as `NotoSans_400Regular.ttf` and so on, as the packages `@expo-google-fonts/noto-sans…`
 * unpack them. Of Chinese it keeps the usual signs of both ways of writing: the first levels of GB 2312 and of Big5.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';

const [folder = ''] = process.argv.slice(2);
const fonts = 'backend/assets/fonts';

/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** @param {string} encoding @param {[number, number]} leads @param {[number, number][]} trails */
const signsOf = (encoding, leads, trails) => {
  const decoder = new TextDecoder(encoding);
  const found = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (const [from, to] of trails)
      for (let trail = from; trail <= to; trail += 1) found.push(decoder.decode(Uint8Array.of(lead, trail)));
  return found.filter((sign) => /^\p{Script=Han}$/u.test(sign));
};
const chinese = [
  ...new Set([
    ...signsOf('gb2312', [0xb0, 0xd7], [[0xa1, 0xfe]]),
    ...signsOf(
      'big5',
      [0xa4, 0xc6],
      [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    ),
  ]),
].join('');

/** @type {Record<string, { file: string, letters: string }>} */
const fallbacks = {
  'letters-400': { file: 'NotoSans_400Regular', letters: '' },
  'letters-700': { file: 'NotoSans_700Bold', letters: '' },
  signs: { file: 'NotoSansMath_400Regular', letters: range(0x2190, 0x22ff) + range(0x25a0, 0x25ff) },
  thai: { file: 'NotoSansThai_400Regular', letters: range(0x0e00, 0x0e7f) },
  lao: { file: 'NotoSansLao_400Regular', letters: range(0x0e80, 0x0eff) },
  arabic: { file: 'NotoSansArabic_400Regular', letters: range(0x0600, 0x06ff) + range(0x0750, 0x077f) },
  chinese: {
    file: 'NotoSansSC_400Regular',
    letters: chinese + range(0x3000, 0x303f) + range(0x3040, 0x30ff) + range(0xff01, 0xff5e),
  },
};
const latinCyrillicGreek =
  range(0x20, 0x7e) +
  range(0xa0, 0x24f) +
  range(0x2b0, 0x2ff) +
  range(0x300, 0x36f) +
  range(0x370, 0x3ff) +
  range(0x400, 0x52f) +
  range(0x1e00, 0x1eff) +
  range(0x2000, 0x206f) +
  range(0x2070, 0x209f) +
  range(0x20a0, 0x20bf) +
  range(0x2100, 0x214f);

/**
 * What a font has, as ranges (first, last, first, last), and its ascent in thousandths of its size.
 * @param {Buffer} file
 */
const read = (file) => {
  // The font as the library of papers reads it.
  const font = Reflect.get(Reflect.get(new PDFDocument().font(file), '_font'), 'font');
  /** @type {number[]} */
  const points = font.characterSet.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  /** @type {number[]} */
  const ranges = [];
  for (const point of points) {
    if (ranges.at(-1) === point - 1) ranges[ranges.length - 1] = point;
    else ranges.push(point, point);
  }
  return { ascent: Math.round((font.ascent / font.unitsPerEm) * 1_000), ranges };
};

for (const [name, { file, letters }] of Object.entries(fallbacks)) {
  const full = await readFile(join(folder, `${file}.ttf`));
  const small = await subsetFont(full, letters || latinCyrillicGreek, { targetFormat: 'woff' });
  await writeFile(`${fonts}/noto-${name}.woff`, small);
  console.log(`${name}: ${full.length} -> ${small.length} bytes`);
}
const names = ['kantumruy-pro-latin-400', ...Object.keys(fallbacks).map((name) => `noto-${name}`)];
const has = Object.fromEntries(
  await Promise.all(
    names
      .filter((name) => !name.endsWith('-700'))
      .map(async (name) => [name, read(await readFile(`${fonts}/${name}.woff`))]),
  ),
);
await writeFile(`${fonts}/letters.json`, `${JSON.stringify(has)}\n`);
