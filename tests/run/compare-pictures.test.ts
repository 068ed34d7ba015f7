import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareChanged } from './compare-pictures';

/** White, with a black square of the given side. */
const picture = ({ height = 100, width = 100, square = 0, ink = '#000' } = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect width="${square}" height="${square}" fill="${ink}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

test('two pictures that look alike have not changed', async () => {
  expect(await shareChanged(await picture(), await picture())).toBe(0);
  expect(await shareChanged(await picture(), await picture({ square: 50, ink: '#f4f4f4' }))).toBe(0);
});

test('what moved or appeared is measured by its area', async () => {
  expect(await shareChanged(await picture(), await picture({ square: 10 }))).toBeCloseTo(0.01);
  expect(await shareChanged(await picture({ square: 10 }), await picture({ square: 20 }))).toBeCloseTo(0.03);
});

test('what a page has become longer or shorter by has changed', async () => {
  const [short, long] = [await picture({ height: 50 }), await picture()];
  expect(await shareChanged(short, long)).toBeCloseTo(0.5);
  expect(await shareChanged(long, short)).toBeCloseTo(0.5);
  expect(await shareChanged(long, await picture({ width: 120 }))).toBe(1);
});
