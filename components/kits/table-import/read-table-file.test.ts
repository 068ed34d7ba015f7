import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTableFile } from './read-table-file';

test('a workbook is read as its first sheet: days, hours, Khmer, and lines as they stand', async () => {
  const file = new File([new Uint8Array(readFileSync('tests/support/lessons.xlsx'))], 'Lessons.XLSX');
  const read = await readTableFile(file);
  expect(read).toMatchObject({ parts: [{ rows: 2, firstLine: 2, headLines: 1 }] });
  const [, first, second] = 'parts' in read ? (read.parts[0]?.csv ?? '').split('\r\n').filter(Boolean) : [];
  expect(first).toBe('M-1,1,2026-10-06,07:00,"សមីការ, ភាគ១"');
  expect(second).toBe('M-2,2,2026-10-07,,');
});

test('a file that only has the name of a workbook is refused', async () => {
  expect(await readTableFile(new File(['course,term'], 'a.xlsx'))).toEqual({ problem: 'not-a-workbook' });
});
