/** Writes the raster icons and start pictures from `app/icon.svg`: `node backend/assets/write-icons.mjs`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { splashScreens } from '../../lib/domain/splash-screens.ts';

const svg = await readFile('app/icon.svg', 'utf8');
// Launchers crop maskable icons: no rounded corners, and the drawing is inside the safe 80 %.
const maskable = svg
  .replace('rx="11"', '')
  .replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"')
  .replace('<rect width="40" height="40"', '<rect x="-5" y="-5" width="50" height="50"');

/** @param {string} source @param {number} sizePx */
const draw = (source, sizePx) =>
  sharp(Buffer.from(source), { density: 72 * (sizePx / 40) })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9 });

/** @param {string} source @param {number} sizePx @param {string} file */
const write = (source, sizePx, file) => draw(source, sizePx).toFile(file);

await mkdir('public/icons', { recursive: true });
for (const sizePx of [64, 128, 192, 256, 512]) await write(svg, sizePx, `public/icons/icon-${sizePx}.png`);
await write(maskable, 512, 'public/icons/icon-maskable-512.png');
await write(maskable, 180, 'app/apple-icon.png');

/** For programs that ask for `/favicon.ico` without reading a page: a directory of PNG files. */
const faviconSizesPx = [16, 32, 48];
const favicons = await Promise.all(faviconSizesPx.map((sizePx) => draw(svg, sizePx).toBuffer()));
const directory = Buffer.alloc(6 + 16 * favicons.length);
directory.writeUInt16LE(1, 2);
directory.writeUInt16LE(favicons.length, 4);
let offset = directory.length;
for (const [index, png] of favicons.entries()) {
  const at = 6 + 16 * index;
  const sizePx = faviconSizesPx[index] ?? 0;
  directory.writeUInt8(sizePx, at);
  directory.writeUInt8(sizePx, at + 1);
  directory.writeUInt16LE(1, at + 4);
  directory.writeUInt16LE(32, at + 6);
  directory.writeUInt32LE(png.length, at + 8);
  directory.writeUInt32LE(offset, at + 12);
  offset += png.length;
}
await writeFile('public/favicon.ico', Buffer.concat([directory, ...favicons]));

/** The start pictures of iOS: the icon in the middle of the theme's background. */
const shareOfWidth = 0.28;
for (const { file, widthPx, heightPx } of splashScreens) {
  const side = Math.round(Math.min(widthPx, heightPx) * shareOfWidth);
  const icon = await sharp(Buffer.from(svg), { density: 72 * (side / 40) })
    .resize(side, side)
    .png()
    .toBuffer();
  await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#faf8f3' } })
    .composite([{ input: icon, gravity: 'center' }])
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(`public${file}`);
}
