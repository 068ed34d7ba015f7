/** Writes the pictures anew after a change of a drawing: `tsx components/illustration/write-illustrations.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeIllustrations } from './drawings';

const { folder, files } = makeIllustrations();
rmSync('public/illustrations', { recursive: true, force: true });
mkdirSync(`public${folder}`, { recursive: true });
for (const { name, svg } of files) writeFileSync(`public${folder}/${name}.svg`, svg);
const sizes = files.map(({ name, width, height }) => `  '${name}': [${width}, ${height}],`).join('\n');
writeFileSync(
  'components/illustration/illustration-files.ts',
  `/** Written by write-illustrations.ts. */
export const illustrationFolder = '${folder}';

/** Width and height of each picture. */
export const illustrationSizes = {
${sizes}
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type IllustrationName = keyof typeof illustrationSizes;
`,
);
