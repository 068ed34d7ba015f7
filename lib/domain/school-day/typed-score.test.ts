import { expect, test } from 'vitest';
import { readPastedCells, readTypedScore } from './typed-score';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['១៨,៧៥', 18.75],
  [' ០ ', 0],
  ['20.000', 20],
])('%s is a score', (text, score) => {
  expect(readTypedScore(text, 20)).toEqual({ kind: 'score', score });
});

test.each(['', ' ', '-', '–', '\u200b'])('%j empties the cell', (text) => {
  expect(readTypedScore(text, 20)).toEqual({ kind: 'empty' });
});

test.each(['A', 'abs', 'Absent', 'អវត្តមាន'])('%s is absent, which is not 0', (text) => {
  expect(readTypedScore(text, 20)).toEqual({ kind: 'absent' });
});

test.each([
  ['20.01', 'above-maximum'],
  ['២១', 'above-maximum'],
  ['1.234', 'two-decimals'],
  ['-3', 'not-a-number'],
  ['12/20', 'not-a-number'],
  ['1e1', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
])('%s is refused as %s', (text, code) => {
  expect(readTypedScore(text, 20)).toEqual({ kind: 'wrong', code });
});

test('a block of a sheet keeps its empty cells, and its last line break is none', () => {
  expect(readPastedCells('12\t\t១៥\r\n"8,5"\tabs\t\r\n')).toEqual([
    ['12', '', '១៥'],
    ['8,5', 'abs', ''],
  ]);
  expect(readPastedCells('7')).toEqual([['7']]);
});
