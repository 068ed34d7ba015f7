import { expect, test } from 'vitest';
import { csvParts, lineInFile, withoutLines } from './csv-parts';

test('every part has the header, and records are not cut inside quotes', () => {
  const parts = csvParts('\uFEFFname,note\r\nA,"one\r\ntwo"\r\nB,"say ""x"""\r\nC,3', 2);
  expect(parts.map(({ csv }) => csv)).toEqual([
    'name,note\r\nA,"one\r\ntwo"\r\nB,"say ""x"""\r\n',
    'name,note\r\nC,3',
  ]);
  expect(parts.map(({ firstLine, rows }) => [firstLine, rows])).toEqual([
    [2, 2],
    [5, 1],
  ]);
});

test('lines are those of the file', () => {
  const [first, second] = csvParts('sep=;\nname\nA\nB\nC\n', 2);
  expect([first && lineInFile(first, 3), second && lineInFile(second, 3)]).toEqual([3, 5]);
});

test('ten thousand lines are two hundred parts', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `row ${at}`).join('\n');
  const parts = csvParts(`name\n${rows}`, 50);
  expect([parts.length, parts.at(-1)?.firstLine]).toEqual([200, 9_952]);
});

test('a part without some lines keeps the numbers of the others', () => {
  const [, part] = csvParts('name,note\nA,1\nB,2\nC,"one\ntwo"\nD,4\n', 2);
  if (!part) throw new Error('No second part.');
  expect(withoutLines(part, new Set([4]))).toEqual({ ...part, csv: 'name,note\n\n\nD,4\n', rows: 1 });
  expect(withoutLines(part, new Set([1, 2, 3]))).toBe(part);
});

test('a file without records has no parts', () => {
  expect(csvParts('name\n\n', 50)).toEqual([]);
  expect(csvParts('', 50)).toEqual([]);
});
