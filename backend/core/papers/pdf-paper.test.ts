import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfText } from '@/tests/support/pdf-text';
import { placedLines, placedWords } from '@/tests/support/placed-text';
import { pdfOf } from './pdf-paper';

/** The glyphs of each word that a paper draws, by the words. */
const drawn = async (...words: string[]) => {
  const pdf = await pdfOf({
    locale: 'km',
    title: 'ក',
    subtitle: 'ក',
    sections: [{ title: 'ក', rows: words.map((word) => [word, '-'] as const) }],
    note: 'ក',
    reference: '-',
  });
  const file = pdf.toString('latin1');
  const counts = new Map<string, number>();
  for (const { index, 0: head } of file.matchAll(/stream\r?\n/g)) {
    let stream = '';
    try {
      stream = inflateSync(pdf.subarray(index + head.length)).toString('latin1');
    } catch {
      continue;
    }
    const lines = stream.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)([^]*?)EMC/g);
    for (const [, text = '', marks = ''] of lines) {
      const khmer = Buffer.from(text.replace(/\\([^])/g, '$1').slice(2), 'latin1');
      const glyphs = [...marks.matchAll(/<([0-9a-f]+)>/g)].reduce(
        (sum, [, hex = '']) => sum + hex.length / 4,
        0,
      );
      if (text.startsWith('\u00fe\u00ff')) counts.set(khmer.swap16().toString('utf16le'), glyphs);
    }
  }
  return words.map((word) => counts.get(word));
};

test('a vowel is drawn as itself, whatever was drawn before it', async () => {
  // ខោ and លើ have a sign before their letter, ខា and លី do not.
  const [kho, kha, ler, li] = await drawn('ខោ', 'ខា', 'លើ', 'លី');
  expect(await drawn('លី', 'លើ', 'ខា', 'ខោ')).toEqual([li, ler, kha, kho]);
  expect([Number(kho) - Number(kha), Number(ler) - Number(li)]).toEqual([1, 1]);
});

test('a reader that speaks meets each label before its value', async () => {
  const pdf = await pdfOf({
    locale: 'en',
    title: 'Paper',
    subtitle: 'of Dara',
    sections: [
      {
        title: 'Person',
        rows: [
          ['Name', 'Dara'],
          ['Gender', 'male'],
        ],
      },
    ],
    note: 'Printed',
    reference: 'K7MP2QVA',
  });
  const file = pdf.toString('latin1');
  expect(file).toMatch(/\/MarkInfo/);
  const elements = [...file.matchAll(/\/S \/(H1|H2|P)\n[^]*?\/K \[([^\]]*)\]/g)];
  const marks = elements.map(([, role, kids = '']) => [role, Number(/^\s*(\d+)/.exec(kids)?.[1])]);
  expect(marks.slice(0, 8)).toEqual([
    ['P', 0],
    ['H1', 1],
    ['P', 2],
    ['H2', 3],
    ['P', 4],
    ['P', 5],
    ['P', 6],
    ['P', 7],
  ]);
  const spoken = pdfText(pdf);
  expect(spoken.slice(4, 8)).toEqual(['Name', 'Dara', 'Gender', 'male']);
});

test('a reader that sorts by place finds each word in its box', async () => {
  const pdf = await pdfOf({
    locale: 'km',
    title: 'ប្រវត្តិរូប of Sala',
    subtitle: 'ក',
    sections: [
      {
        title: 'ការងារ',
        rows: [
          ['បទពិសោធន៍', 'ខ្ញុំបានធ្វើការ at Blue Café'],
          ['Phone', '012 345 678'],
        ],
      },
    ],
    note: 'ក',
    reference: 'K7MP2QVA',
  });
  expect(placedLines(pdf).map((line) => line.split(/ {2,}/))).toEqual(
    expect.arrayContaining([
      ['ប្រវត្តិរូប of Sala', 'Sala'],
      ['បទពិសោធន៍', 'ខ្ញុំបានធ្វើការ at Blue Café'],
      ['Phone', '012 345 678'],
    ]),
  );
  const words = placedWords(pdf);
  const [khmer, latin] = ['ខ្ញុំបានធ្វើការ', 'Blue'].map((each) => words.find(({ word }) => word === each));
  expect(khmer?.width).toBeGreaterThan(30);
  // Beside each other on one line.
  expect(latin?.x).toBeGreaterThan((khmer?.x ?? 0) + (khmer?.width ?? 0));
  expect(latin?.y).toBeCloseTo(khmer?.y ?? 0);
  expect(words.filter(({ width, height }) => width < 1 || height < 6)).toEqual([]);
});
