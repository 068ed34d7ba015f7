/** Shows every picture in light and dark in one HTML file: `tsx lib/illustrations/write-gallery.ts`. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeIllustrations } from './drawings';

const { folder, files } = makeIllustrations();
const source = pathToFileURL(resolve(`public${folder}`)).href;
const picture = (name: string) =>
  `<figure><img src="${source}/${name}.svg" alt=""><figcaption>${name}</figcaption></figure>`;
const sheet = (scheme: 'light' | 'dark') =>
  `<section style="color-scheme:${scheme}">${files.map(({ name }) => picture(name)).join('')}</section>`;
const style =
  'body{margin:0;font:14px sans-serif}section{display:flex;flex-wrap:wrap;gap:16px;padding:16px;' +
  'background:Canvas;color:CanvasText}figure{margin:0}img{display:block;max-height:200px;max-width:100%}';
const path = join(tmpdir(), 'sala-illustrations.html');
writeFileSync(
  path,
  `<!doctype html><meta charset="utf-8"><title>Illustrations</title><style>${style}</style>${sheet('light')}${sheet('dark')}`,
);
console.warn(path);
