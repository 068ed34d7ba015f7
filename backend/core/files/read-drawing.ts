import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { illustrationFolder, type IllustrationName } from '@/lib/illustrations/illustration-files';

/** A drawing, also one whose name ends in a code of a test. */
export type DrawingName = IllustrationName | `${'mind' | 'interest'}-${string}`;

const inline = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** A drawing in its light colours, without style sheet and variables: the renderer of pictures knows neither. */
export function plainDrawing(svg: string): string {
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(svg) ?? [];
  const light = new Map(
    [...(/:root\{([^}]*)\}/.exec(style)?.[1] ?? '').matchAll(/--(\w+):(#\w+)/g)].map(
      ([, name = '', colour = '']) => [name, colour],
    ),
  );
  return svg
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(/var\(--(\w+)\)/g, (found, name: string) => light.get(name) ?? found)
    .replaceAll('class="z"', inline);
}

/** The drawing of this name as SVG that a picture of a link can contain. */
export const readDrawing = async (name: DrawingName): Promise<string> =>
  plainDrawing(await readFile(join(process.cwd(), 'public', illustrationFolder, `${name}.svg`), 'utf8'));
