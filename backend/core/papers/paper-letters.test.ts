import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printedPage } from '@/tests/support/placed-text';
import { missingLetters } from './paper-letters';
import { pdfDocument } from './pdf-document';
import { writerOf } from './pdf-writer';

const cell = 40;
const columns = 9;
const dotsPerPoint = 200 / 72;

/** Each letter in a cell of its own on one page, as a printer shows it. */
async function pictures(letters: readonly string[], weight: 400 | 700): Promise<Buffer[]> {
  const placeOf = (index: number) => ({
    x: 20 + (index % columns) * cell,
    y: 20 + Math.floor(index / columns) * cell,
  });
  const pdf = await pdfDocument({ title: 'Letters', lang: 'en', size: 'A5' }, (doc) => {
    const { write } = writerOf(doc);
    for (const [index, letter] of letters.entries())
      write(letter, { ...placeOf(index), width: cell, size: 18, weight });
  });
  const page = sharp(printedPage(pdf));
  const side = Math.floor(cell * dotsPerPoint);
  return Promise.all(
    letters.map((_, index) => {
      const { x, y } = placeOf(index);
      const [left, top] = [Math.round(x * dotsPerPoint), Math.round(y * dotsPerPoint)];
      return page.clone().extract({ left, top, width: side, height: side }).greyscale().raw().toBuffer();
    }),
  );
}
/** How much of two cells differs, from 0 to 1: the same shape a fraction of a dot aside differs a little. */
const differs = (one: Buffer, other: Buffer) =>
  one.reduce((sum, dot, index) => sum + Math.abs(dot - (other[index] ?? 0)), 0) /
  Math.max(
    1,
    one.reduce((sum, dot) => sum + 255 - dot, 0),
  );

// Letters of names and words that people of Cambodia and its neighbours have, one of each font and block.
const letters = [
  ...'ễịồĐđƠướ',
  ...'éñßąčŁøÅþ',
  ...'РусЁЖ',
  ...'ΩλΣ',
  ...'≥≤≠→∞√',
  ...'ไทผ',
  ...'ລາວ',
  ...'عربيس',
  ...'李明陳王張阮',
  ...'たロ、',
  ...'€₫฿៛',
];

// A letter that is in no font and never will be.
const nothing = '\ue000';
const alike = 0.2;

test.each([400, 700] as const)('no letter of a neighbour is drawn as a box at %i', async (weight) => {
  const drawn = await pictures(letters, weight);
  const boxes = await pictures(
    letters.map(() => nothing),
    weight,
  );
  const asBox = letters.filter((_, index) => {
    const [one, box] = [drawn[index], boxes[index]];
    return !one || !box || differs(one, box) < alike;
  });
  expect(asBox).toEqual([]);
  expect(missingLetters(letters)).toEqual([]);
});

test('what no font has is named once, and a picture shows a box for it', async () => {
  expect(missingLetters(['🎓 Graduate 🎓', 'សុខ', 'Nguyễn Thị Ánh 李明'])).toEqual(['🎓']);
  const [hat, box] = [await pictures(['🎓'], 400), await pictures([nothing], 400)];
  expect(differs(hat[0] ?? Buffer.alloc(0), box[0] ?? Buffer.alloc(0))).toBeLessThan(alike);
  // The sign that asks for the coloured shape of an emoji is no letter.
  expect(missingLetters(['→\ufe0f', '\u200b'])).toEqual([]);
});
