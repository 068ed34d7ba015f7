import { CsvError, parse } from 'csv-parse/sync';
import { byteOrderMark, formulaStart } from '@/lib/domain/csv';
import { TableError } from './table-error';

/** One record of the file: `line` is its first line, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

const delimiters = [',', ';', '\t'] as const;
const separatorLine = /^sep=(.)\r?\n/i;

/** Reverts `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;

const linesLookedAt = 10;

/** The most frequent separator in one of the first lines, outside of quotes: titles above a header have none. */
const delimiterOf = (text: string): string => {
  const most = new Map<string, number>(delimiters.map((mark) => [mark, 0]));
  let counts = new Map<string, number>();
  let lines = 0;
  let isQuoted = false;
  for (const mark of text) {
    if (mark === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (mark === '\n') {
      lines += 1;
      counts = new Map();
      if (lines === linesLookedAt) break;
    }
    if (!most.has(mark)) continue;
    const count = (counts.get(mark) ?? 0) + 1;
    counts.set(mark, count);
    most.set(mark, Math.max(count, most.get(mark) ?? 0));
  }
  return delimiters.reduce((best, mark) => ((most.get(mark) ?? 0) > (most.get(best) ?? 0) ? mark : best));
};

const lineFeed = 10;
const carriageReturn = 13;

const countOf = (bytes: Uint8Array, mark: number) =>
  bytes.reduce((count, byte) => count + (byte === mark ? 1 : 0), 0);

/**
 * Reads CSV as Excel writes it: with or without a byte order mark or `sep=`, separated by commas, semicolons or tabs.
 * Blank lines are left out. A text of more than `linesMax` lines is not read: to the parser a blank line is a record.
 * @throws {TableError} for too many lines, and where quotes do not close.
 */
export function readCsv(input: string, linesMax = Number.POSITIVE_INFINITY): CsvRecord[] {
  const marked = input.startsWith(byteOrderMark) ? input.slice(1) : input;
  const separator = separatorLine.exec(marked);
  const text = separator ? marked.slice(separator[0].length) : marked;
  const bytes = Buffer.from(text);
  if (Math.max(countOf(bytes, lineFeed), countOf(bytes, carriageReturn)) > linesMax)
    throw new TableError(`The file has more than ${linesMax} lines.`);
  let records: { record: string[]; info: { bytes: number } }[];
  try {
    const delimiter = separator?.[1] ?? delimiterOf(text);
    // The type of `parse` does not reflect how `info` changes its result.
    records = parse(bytes, { delimiter, relax_column_count: true, info: true }) as unknown as typeof records;
  } catch (error) {
    if (error instanceof CsvError)
      throw new TableError(`The file is not CSV: ${error.message}`, { code: 'open-quote', detail: '' });
    throw error;
  }
  let line = separator ? 2 : 1;
  let start = 0;
  return records.flatMap(({ record, info }) => {
    const at = line;
    line += countOf(bytes.subarray(start, info.bytes), lineFeed);
    start = info.bytes;
    if (record.every((cell) => cell.trim() === '')) return [];
    return [{ line: at, cells: record.map(unescapeFormula) }];
  });
}
