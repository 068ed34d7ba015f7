import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
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
