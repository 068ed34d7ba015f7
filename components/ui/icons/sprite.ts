import { createHash } from 'node:crypto';
import { emblemMotifs } from '../emblem-motifs';
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
const emblemSymbol = (motif: string, index: number) =>
  `<symbol id="emblem-${index}" viewBox="0 0 64 64">` +
  '<rect width="64" height="64" fill="oklch(0.47 0.105 var(--hue))"/>' +
  '<path d="M0 64 64 0v64Z" fill="oklch(0.41 0.1 calc(var(--hue) + 18))"/>' +
  `<path d="${motif}" fill="none" stroke="oklch(0.72 0.12 var(--hue))" stroke-opacity="0.42" stroke-width="2.5"/>` +
  '<circle cx="32" cy="32" r="19.5" fill="oklch(0.44 0.11 calc(var(--hue) + 8))" ' +
  'stroke="oklch(0.88 0.07 var(--hue))" stroke-width="1.6"/></symbol>';

/** The file with all icons and emblems, and its path: it contains a content hash, so that it can be cached for ever. */
export async function makeSprite(): Promise<{ path: string; svg: string }> {
  const symbols = [...(await Promise.all(iconNames.map(iconSymbol))), ...emblemMotifs.map(emblemSymbol)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `/sprites/${version}.svg`, svg };
}
