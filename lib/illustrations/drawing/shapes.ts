/** A piece of SVG; its colours are names of the palette. */
export type Drawing = string;

/** The colours in light and dark; one-letter names keep the files small. */
const palette = {
  t: ['#0b6b5e', '#2b8f7e'], // teal
  d: ['#08534a', '#1c6357'], // deep teal
  m: ['#b9dccb', '#23493d'], // far hills
  n: ['#e0f1ea', '#152b25'], // morning air
  u: ['#fdf0d5', '#2b2413'], // warm air
  v: ['#fbe5da', '#2f1f18'], // clay air
  o: ['#e0e8f4', '#19222f'], // evening air
  j: ['#b7c8e2', '#2a4262'], // far hills in the evening
  g: ['#8cc5a8', '#2b6350'], // rice field
  l: ['#5fa684', '#3d8068'], // rice in lines
  f: ['#2f8063', '#358468'], // leaves
  k: ['#6b5335', '#75603f'], // wood
  y: ['#f4b13e', '#e5a53d'], // sun
  c: ['#c8603c', '#b85a3a'], // clay
  e: ['#e58f65', '#c27650'], // light clay
  w: ['#fffdf8', '#bccbc3'], // walls, paper, shirts
  i: ['#f3e3bd', '#a3946b'], // yellow walls
  s: ['#cf9a70', '#c08e67'], // skin
  p: ['#a9734b', '#9c6b48'], // darker skin
  h: ['#2a1f1a', '#120d0b'], // hair, tyres
  q: ['#9aa39f', '#66716c'], // grey
  b: ['#27476f', '#33598a'], // navy
  a: ['#93d3da', '#2a6672'], // water, glass
  r: ['#b3364a', '#a33a4c'], // red of a krama
} as const;
export type Colour = keyof typeof palette;

const isColour = (letter: string): letter is Colour => letter in palette;
export const short = (value: number) => String(Math.round(value * 10) / 10);

export const fill = (colour: Colour, d: string): Drawing => `<path d="${d}" fill="var(--${colour})"/>`;
export const line = (colour: Colour, width: number, d: string): Drawing =>
  `<path d="${d}" stroke="var(--${colour})" stroke-width="${width}" class="z"/>`;
export const dot = (colour: Colour, x: number, y: number, radius: number): Drawing =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="var(--${colour})"/>`;
export const box = (
  colour: Colour,
  x: number,
  y: number,
  width: number,
  height: number,
  round = 0,
): Drawing =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round ? ` rx="${short(round)}"` : ''} fill="var(--${colour})"/>`;

/** Moved, scaled and, with a negative scale, mirrored. */
export const at = (x: number, y: number, scale: number, ...parts: readonly Drawing[]): Drawing => {
  const size =
    Math.abs(scale) === scale ? (scale === 1 ? '' : ` scale(${scale})`) : ` scale(${scale} ${-scale})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${parts.join('')}</g>`;
};

/** Something repeated at even steps. */
export const row = (count: number, step: number, draw: (x: number, index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index * step, index)).join('');

const values = (colours: readonly Colour[], time: 0 | 1) =>
  colours.map((colour) => `--${colour}:${palette[colour][time]}`).join(';');

/** References for repeated parts: `first` at the first place, `id` at every later one. */
function repeatsAmong(found: Iterable<string>, prefix: string) {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  const ids = new Map<string, string>();
  return (one: string): { id?: string; first?: string } => {
    const id = ids.get(one);
    if (id) return { id };
    if ((counts.get(one) ?? 0) < 2 || one.length < 30) return {};
    const first = prefix + ids.size.toString(36);
    ids.set(one, first);
    return { first };
  };
}

/** Writes a repeated part, a whole palm or one stroke, once; other places reference it. */
function withoutRepeats(body: string): string {
  const group = /<g transform="([^"]*)">((?:(?!<g|<\/g>).)*)<\/g>/g;
  const element = /<(path|circle|rect|ellipse) [^>]*\/>/g;
  const groups = repeatsAmong(
    [...body.matchAll(group)].map(([, , inner = '']) => inner),
    'g',
  );
  const grouped = body.replace(group, (found, transform: string, inner: string) => {
    const { id, first } = groups(inner);
    if (id) return `<use href="#${id}" transform="${transform}"/>`;
    return first ? `<g transform="${transform}"><g id="${first}">${inner}</g></g>` : found;
  });
  const elements = repeatsAmong(
    [...grouped.matchAll(element)].map(([found]) => found),
    'e',
  );
  return grouped.replace(element, (found, tag: string) => {
    const { id, first } = elements(found);
    if (id) return `<use href="#${id}"/>`;
    return first ? found.replace(`<${tag}`, `<${tag} id="${first}"`) : found;
  });
}

/** A finished file: its dark colours follow the colour scheme of the page. */
export function toSvg(width: number, height: number, parts: readonly Drawing[]): string {
  const body = withoutRepeats(parts.join(''));
  const used = [...new Set([...body.matchAll(/var\(--(\w)\)/g)].map(([, letter = '']) => letter))]
    .filter(isColour)
    .toSorted();
  const style =
    `:root{${values(used, 0)}}@media(prefers-color-scheme:dark){:root{${values(used, 1)}}}` +
    '.z{fill:none;stroke-linecap:round;stroke-linejoin:round}';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${body}</svg>\n`;
}

/** The light drawing without style sheet and custom properties, for programs that support neither. */
export function toPlainSvg(width: number, height: number, parts: readonly Drawing[]): string {
  const body = withoutRepeats(parts.join(''))
    .replace(/var\(--(\w)\)/g, (found, letter: string) => (isColour(letter) ? palette[letter][0] : found))
    .replaceAll('class="z"', 'fill="none" stroke-linecap="round" stroke-linejoin="round"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}
