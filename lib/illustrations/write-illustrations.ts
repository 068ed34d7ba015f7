/** Writes the pictures again after a change of a drawing: `tsx lib/illustrations/write-illustrations.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeFigures, makeIllustrations } from './drawings';
import { towns } from './map/cambodia';
import { provinceMark } from './map/province-shapes';

const { folder, files } = makeIllustrations();
rmSync('public/illustrations', { recursive: true, force: true });
mkdirSync(`public${folder}`, { recursive: true });
for (const { name, svg } of files) writeFileSync(`public${folder}/${name}.svg`, svg);
const figures = 'backend/assets/figures';
rmSync(figures, { recursive: true, force: true });
mkdirSync(figures);
for (const { name, svg } of makeFigures()) writeFileSync(`${figures}/${name}.svg`, svg);
// Every page loads this table, so a family of one size has one row.
const familyOf = (name: string) => name.slice(0, name.indexOf('-'));
const families = Map.groupBy(files, ({ name }) => familyOf(name));
const isUniform = (family: string) =>
  new Set(families.get(family)?.map(({ width, height }) => `${width} ${height}`)).size === 1;
const rows = (pictures: readonly { key: string; width: number; height: number }[]) =>
  pictures
    .map(({ key, width, height }) => `  ${key.includes('-') ? `'${key}'` : key}: [${width}, ${height}],`)
    .join('\n');
const ofFamilies = rows(
  [...families].flatMap(([key, [first]]) => (first && isUniform(key) ? [{ ...first, key }] : [])),
);
const ownSizes = rows(
  files.flatMap((file) => (isUniform(familyOf(file.name)) ? [] : [{ ...file, key: file.name }])),
);
writeFileSync(
  'lib/illustrations/illustration-files.ts',
  `/** Written by write-illustrations.ts. */
import type { Campus } from './campus';

export const illustrationFolder = '${folder}';

/** Width and height of the pictures of a family. */
export const familySizes = {
${ofFamilies}
} as const;

/** Of pictures whose family has several sizes. */
export const ownSizes = {
${ownSizes}
} as const;

export type IllustrationName =
  | Campus
${files
  .filter(({ name }) => !name.startsWith('campus-'))
  .map(({ name }) => `  | '${name}'`)
  .join('\n')};
`,
);
const marks = Object.keys(towns)
  .map((code) => `  '${code}': [${provinceMark(code).join(', ')}],`)
  .join('\n');
writeFileSync(
  'lib/illustrations/map/province-marks.ts',
  `/** Written by write-illustrations.ts: where a province's number stands on the map. */
export const provinceMarks: Readonly<Record<string, readonly [x: number, y: number]>> = {
${marks}
};
`,
);
