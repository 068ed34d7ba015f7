import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, writeCsv } from '@/lib/domain/csv';
import { readCsv, unescapeFormula } from './csv';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\r\n1\t2\r\n'],
  ['a byte order mark', '\uFEFFa,b\r\n1,2\r\n'],
  ['the line sep=', 'sep=;\r\na;b\r\n1;2\r\n'],
  ['no last line break', 'a,b\n1,2'],
])('reads %s', (_name, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a separator inside of quotes is text, and lines are counted through quoted line breaks', () => {
  const text = 'name;text\r\n"a;b";"one\r\ntwo\r\nthree"\r\n\r\n;\r\nc;d\r\n';
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ['name', 'text'] },
    { line: 2, cells: ['a;b', 'one\r\ntwo\r\nthree'] },
    { line: 7, cells: ['c', 'd'] },
  ]);
});

test('a quote that is left open is said with its line', () => {
  expect(() => readCsv('a,b\n"1,2\n')).toThrow(/not CSV.*line/i);
});

test.each(['=1+1', '+855 12', '-cmd', '@SUM(A1)', "'=1", "''@x", '\t=1', '=HYPERLINK("x")'])(
  'the formula %s is written as text and comes back',
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`);
    expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
  },
);

test.each(['-12.5', '11.55', "it's", "'quoted'", 'សាលា', ''])('%s stays as it is', (cell) => {
  expect(escapeFormula(cell)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(cell);
});

test('whatever is written is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\n=+@-\'ក ១\\') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      const filled = rows.map((row) => ['x', ...row]);
      expect(cellsOf(writeCsv([['h', 'a', 'b', 'c'], ...filled])).slice(1)).toEqual(filled);
    }),
  );
});
