/**
 * Writes the interface's fonts into `public/fonts` from the package: `node backend/assets/subset-fonts.mjs`. Weights
 * 400-700 only, and only the Latin letters that English and the interface use. Raise `version` when the output
 * changes: the files are served as immutable. Pictures use fixed weights in `backend/assets/fonts`, because their
 * renderer cannot read woff2. PDF papers use the whole `.woff` of a fixed weight: pdfkit fails on subsets and on clusters of
 * the `.ttf` files.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const version = 'v1';
const source = 'node_modules/@fontsource-variable/kantumruy-pro/files/kantumruy-pro';

/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const subsets = {
  khmer: range(0x1780, 0x17ff) + range(0x19e0, 0x19ff) + '\u200B\u200C\u200D\u25CC',
  latin: range(0x20, 0x7e) + '\u00A0©®°·×÷«»éèêëçñöüÉ‐–—‘’“”•…€™−',
};

for (const [name, text] of Object.entries(subsets)) {
  const full = await readFile(`${source}-${name}-wght-normal.woff2`);
  const small = await subsetFont(full, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(`public/fonts/kantumruy-pro-${name}-${version}.woff2`, small);
  console.log(`${name}: ${full.length} -> ${small.length} bytes`);
  for (const wght of [400, 700]) {
    const fixed = await subsetFont(full, text, { targetFormat: 'sfnt', variationAxes: { wght } });
    await writeFile(`backend/assets/fonts/kantumruy-pro-${name}-${wght}.ttf`, fixed);
    await copyFile(
      `node_modules/@fontsource/kantumruy-pro/files/kantumruy-pro-${name}-${wght}-normal.woff`,
      `backend/assets/fonts/kantumruy-pro-${name}-${wght}.woff`,
    );
  }
}
