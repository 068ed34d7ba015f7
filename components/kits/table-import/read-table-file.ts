import { type CutFile, cutCsv } from '@/lib/domain/csv-parts';
import { kindOfTableFile, type TableFileKind, tableTextOf } from '@/lib/domain/table-file';
import { workbookText } from '@/lib/domain/workbook-text';
import { applicationImportLimits } from '@/lib/domain/limits';
import type { Messages } from '@/lib/i18n/messages';

export type FileProblem = keyof Messages['tableImport']['fileProblems'];

const { rowsMax, rowsPerCall, partMaxCharacters } = applicationImportLimits;
const fileMaxBytes = 10 * 1024 * 1024;

const unreadable: Partial<Record<TableFileKind, FileProblem>> = {
  'old-workbook': 'old-workbook',
  'locked-workbook': 'locked-workbook',
  'open-document': 'open-document',
  'web-page': 'web-page',
  other: 'no-table-file',
};

async function textOf(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOfTableFile(bytes);
  const problem = unreadable[kind];
  if (problem) return { problem };
  if (kind === 'text') {
    if (/\.xlsx?$/iu.test(file.name)) return { problem: 'not-a-workbook' };
    const text = tableTextOf(bytes);
    return text === null ? { problem: 'not-utf-8' } : { text };
  }
  try {
    return { text: await workbookText(file) };
  } catch {
    return { problem: 'not-a-workbook' };
  }
}

/**
 * The parts of a chosen CSV file or workbook with what stands above its header, or why it cannot be read.
 * @param columns by which the header is known
 */
export async function readTableFile(
  file: File,
  columns: readonly string[] = [],
): Promise<CutFile | { problem: FileProblem }> {
  if (file.size > fileMaxBytes) return { problem: 'too-large' };
  const read = await textOf(file);
  if ('problem' in read) return read;
  const cut = cutCsv(read.text, rowsPerCall, columns);
  const { parts } = cut;
  if (parts.length === 0) return { problem: 'empty' };
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  if (rows > rowsMax) return { problem: 'too-large' };
  if (parts.some(({ csv }) => csv.length > partMaxCharacters)) return { problem: 'not-a-table' };
  return cut;
}
