import { csvLines } from '@/lib/domain/csv';
import { type CsvPart, csvParts } from '@/lib/domain/csv-parts';
import { applicationImportLimits } from '@/lib/domain/limits';
import type { Messages } from '@/lib/i18n/messages';

export type FileProblem = keyof Messages['tableImport']['fileProblems'];

const { rowsMax, rowsPerCall, partMaxCharacters } = applicationImportLimits;
const fileMaxBytes = 10 * 1024 * 1024;

/** A date or a time of day, which a workbook counts from the end of 1899. */
const writtenInstant = (at: Date): string => {
  const [day = '', time = ''] = at.toISOString().split('T');
  const minute = time.slice(0, 5);
  if (at.getUTCFullYear() < 1900) return minute;
  return minute === '00:00' ? day : `${day} ${minute}`;
};

const written = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return writtenInstant(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell);
};

/** The first sheet of a workbook as CSV; a blank row stays a blank line, so that lines keep their numbers. */
async function workbookText(file: File): Promise<string> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file);
  return rows
    .map((cells) => cells.map(written))
    .map((cells) => (cells.every((cell) => cell === '') ? '\r\n' : csvLines([cells])))
    .join('');
}

async function textOf(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  const isWorkbook = /\.xlsx$/i.test(file.name);
  try {
    if (isWorkbook) return { text: await workbookText(file) };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { problem: isWorkbook ? 'not-a-workbook' : 'not-utf-8' };
  }
}

/** The parts of a chosen CSV file or workbook, or why it cannot be read. */
export async function readTableFile(file: File): Promise<{ parts: CsvPart[] } | { problem: FileProblem }> {
  if (file.size > fileMaxBytes) return { problem: 'too-large' };
  const read = await textOf(file);
  if ('problem' in read) return read;
  const parts = csvParts(read.text, rowsPerCall);
  if (parts.length === 0) return { problem: 'empty' };
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  if (rows > rowsMax) return { problem: 'too-large' };
  if (parts.some(({ csv }) => csv.length > partMaxCharacters)) return { problem: 'not-a-table' };
  return { parts };
}
