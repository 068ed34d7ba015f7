import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readImage } from '@/components/events/event-desk/code-reader';
import { QrCode, qrFile } from './qr-code';

/** What a camera sees of a path of squares: `sizePx` each. */
function photoOf(path: string, side: number) {
  const sizePx = 5;
  const width = side * sizePx;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < sizePx; row += 1) {
      const start = ((Number(y) * sizePx + row) * width + Number(x) * sizePx) * 4;
      for (let at = start; at < start + sizePx * 4; at += 4) data.fill(20, at, at + 3);
    }
  return { width, height: width, data };
}

const texts = [
  '7KQ2M9XB',
  'https://sala.example/t/01JDN6V3W8Q4Z2M9XB7KQ2M9XB',
  'https://sala.example/kh/សាលា',
];

test.each(texts)('what is drawn of %s is read again by the reader of doors', async (text) => {
  render(<QrCode text={text} label="Ticket" />);
  const picture = screen.getByRole('img', { name: 'Ticket' });
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  expect(await readImage(photoOf(picture.innerHTML, side))).toBe(text);
});

test.each(texts)('and so is the file of %s, on white', async (text) => {
  const file = qrFile(text);
  const side = Number(/viewBox="0 0 (\d+)/.exec(file)?.[1]);
  expect(file).toContain(`<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`);
  expect(await readImage(photoOf(file, side))).toBe(text);
});
