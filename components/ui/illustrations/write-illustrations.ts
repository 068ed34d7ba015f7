/** Writes the pictures again after a change of a drawing: `tsx components/ui/illustrations/write-illustrations.ts`. */
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
const sizes = files.map(({ name, width, height }) => `  '${name}': [${width}, ${height}],`).join('\n');
writeFileSync(
  'components/ui/illustrations/illustration-files.ts',
  `/** Written by write-illustrations.ts. */
export const illustrationFolder = '${folder}';

/** Width and height of each picture. */
export const illustrationSizes = {
${sizes}
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type IllustrationName = keyof typeof illustrationSizes;
`,
);
const marks = Object.keys(towns)
  .map((code) => `  '${code}': [${provinceMark(code).join(', ')}],`)
  .join('\n');
writeFileSync(
  'components/ui/illustrations/map/province-marks.ts',
  `/** Written by write-illustrations.ts: where a province's number stands on the map. */
export const provinceMarks: Readonly<Record<string, readonly [x: number, y: number]>> = {
${marks}
};
`,
);
