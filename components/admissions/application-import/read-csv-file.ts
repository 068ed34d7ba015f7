import { type CsvPart, csvParts } from '@/lib/domain/csv-parts';
import { applicationImportLimits } from '@/lib/domain/limits';
import type { Messages } from '@/lib/i18n/messages';

export type FileProblem = keyof Messages['applicationImport']['fileProblems'];

const { rowsMax, rowsPerCall, partMaxCharacters } = applicationImportLimits;
const fileMaxBytes = 10 * 1024 * 1024;

/** The parts of a chosen file, or why it cannot be read. */
export async function readCsvFile(file: File): Promise<{ parts: CsvPart[] } | { problem: FileProblem }> {
  if (file.size > fileMaxBytes) return { problem: 'too-large' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { problem: 'not-utf-8' };
  }
  const parts = csvParts(text, rowsPerCall);
  if (parts.length === 0) return { problem: 'empty' };
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  if (rows > rowsMax) return { problem: 'too-large' };
  if (parts.some(({ csv }) => csv.length > partMaxCharacters)) return { problem: 'not-a-table' };
  return { parts };
}
