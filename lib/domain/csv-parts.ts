/** Some records of a file with its header before them. `firstLine` is the line of the first record in the file, from 1. */
export interface CsvPart {
  csv: string;
  firstLine: number;
  /** Lines before the first record in `csv`. */
  headLines: number;
  rows: number;
}

interface CsvRecord {
  text: string;
  line: number;
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Records with their line breaks; those inside quotes do not end a record. Blank ones are left out. */
function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let start = 0;
  let isQuoted = false;
  const take = (end: number) => {
    const record = text.slice(start, end);
    if (record.trim() !== '') records.push({ text: record, line });
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

/** A file as parts of so many records, so that none takes long to read. */
export function csvParts(file: string, rowsPerPart: number): CsvPart[] {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const records = recordsOf(text);
  const headRecords = /^sep=./i.test(records[0]?.text ?? '') ? 2 : 1;
  const head = ended(
    records
      .slice(0, headRecords)
      .map((record) => record.text)
      .join(''),
  );
  const rows = records.slice(headRecords);
  const parts: CsvPart[] = [];
  for (let at = 0; at < rows.length; at += rowsPerPart) {
    const some = rows.slice(at, at + rowsPerPart);
    parts.push({
      csv: head + some.map((record) => record.text).join(''),
      firstLine: some[0]?.line ?? 1,
      headLines: lineBreaks(head),
      rows: some.length,
    });
  }
  return parts;
}

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
