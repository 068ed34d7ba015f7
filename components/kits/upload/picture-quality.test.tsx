import { expect, test } from 'vitest';
import { problemOfPixels } from './picture-quality';

const side = 64;

/** A square picture of grey values. */
const picture = (grey: (x: number, y: number) => number) => {
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1)
    pixels.set(
      [0, 0, 0].map(() => grey(at % side, Math.floor(at / side))),
      at * 4,
    );
  return pixels;
};
const lines = (x: number) => (x % 8 < 4 ? 230 : 60);

test('sharp lines on bright paper are a good photo', () => {
  expect(problemOfPixels(picture(lines), side)).toBeNull();
});

test('the same lines out of focus are blurred', () => {
  const soft = (x: number) => 145 + 60 * Math.sin((x / 32) * Math.PI * 2);
  expect(problemOfPixels(picture(soft), side)).toBe('blurred');
});

test('the same lines in the dark are dark', () => {
  expect(
    problemOfPixels(
      picture((x) => lines(x) / 5),
      side,
    ),
  ).toBe('dark');
});
