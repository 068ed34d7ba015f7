import { headerAt } from '@/lib/domain/table-rows';

/** Some records of a file with its header before them. `firstLine` is the line of the first record in the file, from 1. */
export interface CsvPart {
  csv: string;
  firstLine: number;
  /** Lines before the first record in `csv`. */
  headLines: number;
  rows: number;
}

export interface CsvRecord {
  text: string;
  line: number;
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

const nothingSeen = /^[\s,;"\u200b-\u200d\ufeff]*$/u;

/** Records with their line breaks; those inside quotes do not end a record. Blank ones belong to the one before, so that lines keep their numbers. */
export function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let start = 0;
  let isQuoted = false;
  const take = (end: number) => {
    const record = text.slice(start, end);
    const before = records.at(-1);
    if (!nothingSeen.test(record)) records.push({ text: record, line });
    else if (before) before.text += record.replace(/[^\r\n]/gu, '');
    line += lineBreaks(record);
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '\n' && !isQuoted) take(at + 1);
  }
  take(text.length);
  return records;
}

const ended = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

/** Without the blank lines at its end. */
const closed = (text: string) => text.replace(/(\r?\n)(?:[ \t]*\r?\n)+$/u, '$1');

/** What stands between marks outside of quotes. */
const cellsBetween = (record: string, mark: string): string[] =>
  (
    record.match(
      mark === '\t'
        ? /(?:"[^"]*"|[^\t"])+/gu
        : mark === ';'
          ? /(?:"[^"]*"|[^;"])+/gu
          : /(?:"[^"]*"|[^,"])+/gu,
    ) ?? []
  ).map((cell) => cell.trim().replace(/^"|"$/gu, ''));

/** The cells of a record by whichever separator gives most. */
export const cellsOfRecord = (record: string): string[] =>
  [',', ';', '\t']
    .map((mark) => cellsBetween(record, mark))
    .reduce((best, cells) => (cells.length > best.length ? cells : best));

/** A file cut up: its parts, and what stands above the header. */
export interface CutFile {
  parts: CsvPart[];
  titles: CsvRecord[];
}

/**
 * A file as parts of so many records, so that none takes long to read.
 * @param columns by which its header is known; titles may stand above it
 */
export function cutCsv(file: string, rowsPerPart: number, columns: readonly string[] = []): CutFile {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const records = recordsOf(text);
  const settings = /^sep=./iu.test(records[0]?.text ?? '') ? 1 : 0;
  const at =
    settings +
    headerAt(
      records.slice(settings, settings + 30).map((record) => cellsOfRecord(record.text)),
      columns,
    );
  const head = ended(
    [...records.slice(0, settings), ...records.slice(at, at + 1)].map((record) => record.text).join(''),
  );
  const rows = records.slice(at + 1);
  const parts: CsvPart[] = [];
  for (let from = 0; from < rows.length; from += rowsPerPart) {
    const some = rows.slice(from, from + rowsPerPart);
    parts.push({
      csv: closed(head + some.map((record) => record.text).join('')),
      firstLine: some[0]?.line ?? 1,
      headLines: lineBreaks(head),
      rows: some.length,
    });
  }
  return { parts, titles: records.slice(settings, at) };
}

/** The parts of {@link cutCsv}. */
export const csvParts = (file: string, rowsPerPart: number): CsvPart[] => cutCsv(file, rowsPerPart).parts;

/** A part without the records of these lines of the file; they stay as blank lines, so that the others keep their numbers. */
export function withoutLines(part: CsvPart, lines: ReadonlySet<number>): CsvPart {
  const isLeftOut = ({ line }: CsvRecord) => line > part.headLines && lines.has(lineInFile(part, line));
  const records = recordsOf(part.csv);
  const left = records.filter(isLeftOut).length;
  const csv = records.map((record) =>
    isLeftOut(record) ? '\n'.repeat(lineBreaks(record.text)) : record.text,
  );
  return left === 0 ? part : { ...part, csv: csv.join(''), rows: part.rows - left };
}

/** The line in the file of a line of a part that has no blank lines before it. */
export const lineInFile = ({ firstLine, headLines }: CsvPart, line: number): number =>
  firstLine + line - headLines - 1;
