import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compounds, joinCompounds } from '@/lib/domain/khmer/compounds';
import { withoutJoins } from '@/lib/domain/unbroken';
import { majors } from '@/lib/domain/schools/majors';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { findBrowser } from '../run/system-programs.mjs';

// A phone of 360 px with its margins, for text sizes from a label to a title.
const widthPx = 360 - 2 * 16;
const sizesPx = [14, 18, 24, 30];
/** So that each word is at the end of a line at some indent. */
const shiftsPx = Array.from({ length: 16 }, (_, index) => index * 20);

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name it.');
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.setContent('<html lang="km"><body style="margin:16px"><p id="line"></p></body></html>');
});
afterAll(() => browser.close());

/** The lines of each text at each size and indent. */
const linesOf = (texts: string[]): Promise<string[][]> =>
  page.evaluate(
    ({ texts: all, sizes, shifts }) => {
      const line = document.getElementById('line');
      if (!line) throw new Error('The page has no line.');
      const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' });
      const read = () => {
        const node = line.firstChild;
        const lines: string[] = [];
        let top: number | null = null;
        for (const { segment, index } of graphemes.segment(line.textContent)) {
          const range = document.createRange();
          range.setStart(node ?? line, index);
          range.setEnd(node ?? line, index + segment.length);
          const at: number | null = range.getClientRects()[0]?.top ?? top;
          if (at === top) lines.push((lines.pop() ?? '') + segment);
          else lines.push(segment);
          top = at;
        }
        return lines;
      };
      return all.map((text) =>
        sizes.flatMap((size) =>
          shifts.flatMap((shift) => {
            line.style.cssText = `margin:0;font-size:${size}px;text-indent:${shift}px`;
            line.textContent = text;
            return [...read(), '\n'];
          }),
        ),
      );
    },
    { texts, sizes: sizesPx, shifts: shiftsPx },
  );

/** The compounds with a line break inside. */
const cutIn = (lines: string[]): string[] => {
  const text = withoutJoins(lines.join('|'));
  return compounds
    .filter((word) => word.slice(1).some((_, index) => text.includes(cutAt(word, index + 1))))
    .map((word) => word.join(''));
};
const cutAt = (word: readonly string[], at: number): string =>
  `${word.slice(0, at).join('')}|${word.slice(at).join('')}`;

const seen = [
  ['a title', 'បរិញ្ញាបត្រគ្រប់គ្រងពាណិជ្ជកម្មអន្តរជាតិ និងការគ្រប់គ្រងសហគ្រាស', 'គ្រប់គ្រង'],
  ['a row of a list', 'សុខ តារា · វិទ្យាសាស្ត្រកុំព្យូទ័រ និងបច្ចេកវិទ្យាបណ្ដាញកុំព្យូទ័រ', 'កុំព្យូទ័រ'],
  ['a card of a school', 'មជ្ឈមណ្ឌលបណ្តុះបណ្តាលវិជ្ជាជីវៈ និងវគ្គសិក្សារយៈពេលខ្លី', 'បណ្តុះបណ្តាល'],
  ['a result', 'អ្នកជាមនុស្សប្រាកដនិយម ចូលចិត្តធ្វើការដោយដៃ និងប្រាកដនិយមជានិច្ច', 'ប្រាកដនិយម'],
] as const;

test.each(seen)('%s is cut between words only', async (_where, text, word) => {
  const [plain = [], joined = []] = await linesOf([text, joinCompounds(text)]);
  expect(cutIn(plain)).toContain(word);
  expect(cutIn(joined)).toEqual([]);
});

/** The height of a text in a box one pixel wide: each of its lines is an unbreakable part. */
const linesWhenNarrow = (texts: readonly string[]): Promise<number[]> =>
  page.evaluate((all) => {
    const line = document.getElementById('line');
    if (!line) throw new Error('The page has no line.');
    line.style.cssText = 'margin:0;font-size:16px;line-height:20px;width:1px';
    return all.map((text) => {
      line.textContent = text;
      return line.getBoundingClientRect().height / 20;
    });
  }, texts);

test('each word of the list is cut without its joins, alone or before another, and whole with them', async () => {
  const words = compounds.map((word) => word.join(''));
  const next = ['', 'អភិវឌ្ឍន៍', 'បណ្តុះបណ្តាល', 'សិក្សា'];
  const cut = await Promise.all(
    next.map(async (other) => {
      const [own, together] = [
        await linesWhenNarrow([other]),
        await linesWhenNarrow(words.map((word) => word + other)),
      ];
      return together.map((lines) => lines > (own[0] ?? 0) + 1);
    }),
  );
  expect(words.filter((_word, index) => !cut.some((byWord) => byWord[index]))).toEqual([]);
  const joined = await linesWhenNarrow(words.map(joinCompounds));
  expect(words.filter((_word, index) => joined[index] !== 1)).toEqual([]);
});

test('majors are cut between words only, and no word is wider than the phone', async () => {
  const compoundsIn = (text: string) => joinCompounds(text).length - text.length;
  const texts = majors.map(({ km }) => km).filter((text) => compoundsIn(text) > 0);
  const [plain, joined] = [await linesWhenNarrow(texts), await linesWhenNarrow(texts.map(joinCompounds))];
  expect(texts.filter((_text, index) => (joined[index] ?? 0) > (plain[index] ?? 0))).toEqual([]);
  const sum = (lines: number[]) => lines.reduce((all, one) => all + one, 0);
  expect(sum(joined)).toBeLessThan(sum(plain));
  const widest = await page.evaluate(
    (words) => {
      const line = document.getElementById('line');
      if (!line) throw new Error('The page has no line.');
      line.style.cssText = 'margin:0;font-size:30px;width:max-content';
      const widths = words.map((word) => {
        line.textContent = word;
        return line.getBoundingClientRect().width;
      });
      return Math.max(...widths);
    },
    compounds.map((word) => joinCompounds(word.join(''))),
  );
  expect(widest).toBeLessThan(widthPx);
});
