import { createHash } from 'node:crypto';
import { emblemShapes } from '../emblem-shapes';
import { iconNames } from './icon-names';

type Node = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

const elementOf = ([tag, attributes]: Node) =>
  `<${tag} ${Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

const iconSymbol = async (name: string) => {
  const { __iconData: icon } = await import(`lucide-react/icons/${name}`);
  const { node }: { node: readonly Node[] } = icon;
  return `<symbol id="${name}" viewBox="0 0 24 24">${node.map(elementOf).join('')}</symbol>`;
};

/** Everything of an emblem except its letters; the place of use sets `--hue`. */
const emblemSymbol = ({ field, sign }: (typeof emblemShapes)[number], index: number) =>
  `<symbol id="emblem-${index}" viewBox="0 0 64 64">` +
  `<path d="${field}" fill="oklch(0.44 0.11 var(--hue))"/>` +
  `<path d="${field}" transform="translate(4.2 4.2) scale(0.87)" fill="oklch(0.49 0.11 calc(var(--hue) + 14))" ` +
  'stroke="oklch(0.86 0.08 var(--hue))" stroke-width="1.6"/>' +
  `<path d="${sign}" fill="oklch(0.88 0.09 calc(var(--hue) + 30))" stroke="oklch(0.88 0.09 calc(var(--hue) + 30))" ` +
  'stroke-width="1.2" stroke-linejoin="round"/></symbol>';

/** The file with all icons and emblems, and its path: it contains a content hash, so that it can be cached for ever. */
export async function makeSprite(): Promise<{ path: string; svg: string }> {
  const symbols = [...(await Promise.all(iconNames.map(iconSymbol))), ...emblemShapes.map(emblemSymbol)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `/sprites/${version}.svg`, svg };
}
