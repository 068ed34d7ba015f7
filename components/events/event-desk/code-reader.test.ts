import { encodeQR } from 'qr';
import { expect, it } from 'vitest';
import { readImage } from './code-reader';

/** A photograph of a code: `sizePx` a module, on grey paper. */
const imageOf = (text: string, sizePx: number) => {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const width = modules.length * sizePx;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isDark = modules[Math.floor(y / sizePx)]?.[Math.floor(x / sizePx)] ?? false;
      data.fill(isDark ? 40 : 205, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height: width, data };
};

it.each(['7KQ2M9XB', 'https://sala.example/t/01JDN6V3W8Q4Z2M9XB7KQ2M9XB'])('reads %s', async (text) => {
  expect(await readImage(imageOf(text, 5))).toBe(text);
});

it('says nothing of a picture without a code', async () => {
  const image = { width: 320, height: 240, data: new Uint8ClampedArray(320 * 240 * 4).fill(128) };
  expect(await readImage(image)).toBeNull();
});
