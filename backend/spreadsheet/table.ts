import { writeCsv } from '@/lib/domain/csv';
import { dateOrderOf, readDate } from '@/lib/domain/values/date';
import type { Cells } from './cells';
import type { Column } from './column';
import { plainText } from '@/lib/domain/values/plain-text';
import { kindOfTableFile, type TableFileKind, tableTextOf } from '@/lib/domain/table-file';
import { headerAt, headerNames, roleOf } from '@/lib/domain/table-rows';
import { wholeNames } from '@/lib/domain/table-words';
import { partsOfName } from '@/lib/domain/values/name';
import { readCsv } from './csv';
import { TableError } from './table-error';

export interface TableRow {
  /** Line of a CSV file, or position in a JSON list, counted from 1. */
  line: number;
  cells: Cells;
}

export interface Table {
  names: string[];
  rows: TableRow[];
}

export type TableFormat = 'csv' | 'json';

const rowsMax = 50_000;

/** Which columns a table has, and which identify its rows. */
export interface Columns {
  columns: readonly Column[];
  key: readonly string[];
}

/** @throws {TableError} for a name that ends in neither `.csv` nor `.json`. */
export function formatOf(fileName: string): TableFormat {
  const ending = /\.(csv|json)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === 'csv' || ending === 'json') return ending;
  throw new TableError('The file must end in .csv or .json. In Excel: Save As, "CSV UTF-8".');
}

const unreadable: Partial<Record<TableFileKind, string>> = {
  workbook: 'This is an Excel workbook. In Excel: Save As, "CSV UTF-8 (Comma delimited)".',
  'old-workbook': 'This is an old Excel workbook (.xls). In Excel: Save As, "CSV UTF-8 (Comma delimited)".',
  'locked-workbook': 'This workbook has a password. Take it away, and save it as "CSV UTF-8".',
  'open-document': 'This is an OpenDocument table. Save it as CSV with the character set UTF-8.',
  'web-page': 'This is a web page, whatever its name says. Open it in Excel and save it as "CSV UTF-8".',
  other: 'This is no table: a picture, a PDF or an archive.',
};

const decode = (bytes: Uint8Array): string => {
  const problem = unreadable[kindOfTableFile(bytes)];
  if (problem) throw new TableError(problem);
  const text = tableTextOf(bytes);
  if (text === null)
    throw new TableError('The file is not UTF-8. In Excel: Save As, "CSV UTF-8 (Comma delimited)".');
  return text;
};

const jsonCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const listCell = (column: Column | undefined, value: unknown): string =>
  column?.kind === 'list' && Array.isArray(value) ? value.map(jsonCell).join('\n') : jsonCell(value);

const fromJson = (text: string, columns: readonly Column[]): Table => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new TableError(`The file is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  if (!Array.isArray(value)) throw new TableError('The JSON must be a list of objects, one a row.');
  const rows = value.map((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      throw new TableError(`Entry ${index + 1} of the JSON is not an object.`);
    const cells = Object.entries(entry).map(([name, cell]) => [
      name,
      listCell(
        columns.find((column) => column.name === name),
        cell,
      ),
    ]);
    return { line: index + 1, cells: Object.fromEntries(cells) as Cells };
  });
  return { names: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], rows };
};

const fromCsv = (text: string, linesMax: number, { columns, key }: Columns): Table => {
  const known = columns.map(({ name }) => name);
  const all = readCsv(text, linesMax);
  const at = headerAt(
    all.map(({ cells }) => cells),
    known,
  );
  const head = all[at];
  if (!head) throw new TableError('The file is empty.');
  const names = headerNames(head.cells, known);
  while (names.at(-1) === '') names.pop();
  const own = names.flatMap((name) => (isWholeName(name) ? name.split(' ') : name === '' ? [] : [name]));
  const seen = new Set<string>();
  const twice = own.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined)
    throw new TableError(`The column "${twice}" stands twice in the header.`, {
      code: 'column-twice',
      detail: twice,
    });
  const rows = all.slice(at + 1).flatMap(({ line, cells }) => {
    if (roleOf(cells, names, key) !== 'record') return [];
    const surplus = cells.slice(names.length).some((cell) => plainText(cell) !== '');
    if (surplus || (cells.length < names.length && cells.length < head.cells.length)) {
      throw new TableError(
        `Line ${line} has ${cells.length} cells, the header ${names.length}: is a quote or a separator missing?`,
        { code: 'ragged-line', detail: String(line) },
      );
    }
    return [
      {
        line,
        cells: Object.fromEntries(
          names.flatMap((name, index) => cellsNamed(name, emptied(cells[index] ?? ''))),
        ),
      },
    ];
  });
  return { names: own, rows };
};

const isWholeName = (name: string) => Object.hasOwn(wholeNames, name);

/** A cell by its column; of a whole name the parts, of which the family name stands first. */
function cellsNamed(name: string, cell: string): [string, string][] {
  if (name === '') return [];
  if (!isWholeName(name)) return [[name, cell]];
  const [family = '', given = ''] = name.split(' ');
  const { lastName, firstName } = cell === '' ? { lastName: '', firstName: '' } : partsOfName(cell);
  return [
    [family, lastName],
    [given, firstName],
  ];
}

/** A cell with nothing that can be seen is empty: a space, a zero-width space of a Khmer keyboard. */
const emptied = (cell: string) => (plainText(cell) === '' ? '' : cell);

/**
 * Writes the days of each column as YYYY-MM-DD where other rows of it tell which number stands first; what could still be two days
 * stays as it is.
 */
function settleDates({ rows }: Table, columns: readonly Column[]): void {
  for (const { name } of columns.filter(({ kind }) => kind === 'date')) {
    const order = dateOrderOf(rows.map(({ cells }) => cells[name] ?? ''));
    if (!order) continue;
    for (const { cells } of rows) {
      const read = readDate(cells[name] ?? '', order);
      if (read && 'day' in read) cells[name] = read.day;
    }
  }
}

/**
 * Reads the bytes of a CSV or JSON file.
 * @param linesMax of CSV, blank lines and line breaks inside of cells included
 * @throws {TableError} for an unreadable file, for unknown columns and for missing columns that identify a row.
 */
export function readTable(
  bytes: Uint8Array,
  format: TableFormat,
  { columns, key }: Columns,
  linesMax = Number.POSITIVE_INFINITY,
): Table {
  const text = decode(bytes);
  const table = format === 'csv' ? fromCsv(text, linesMax, { columns, key }) : fromJson(text, columns);
  const known = columns.map(({ name }) => name);
  const unknown = table.names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new TableError(`Unknown columns: ${unknown.join(', ')}. Known are: ${known.join(', ')}.`, {
      code: 'unknown-columns',
      detail: unknown.join(', '),
    });
  }
  const missing = key.filter((name) => !table.names.includes(name));
  if (table.rows.length > 0 && missing.length > 0)
    throw new TableError(`Missing columns: ${missing.join(', ')}.`, {
      code: 'missing-columns',
      detail: missing.join(', '),
    });
  if (table.rows.length > rowsMax)
    throw new TableError(`More than ${rowsMax} rows: cut the file into parts.`);
  settleDates(table, columns);
  return table;
}

const typedCell = ({ kind }: Column, cell: string): unknown => {
  if (cell === '') return kind === 'text' ? '' : null;
  if (kind === 'json') return JSON.parse(cell) as unknown;
  if (kind === 'whole' || kind === 'number') return Number(cell);
  return kind === 'yes-no' ? cell === 'yes' : cell;
};

/** The text of a file with these rows, for {@link readTable} to read again. */
export function writeTable(format: TableFormat, columns: readonly Column[], rows: readonly Cells[]): string {
  if (format === 'csv') {
    return writeCsv([
      columns.map(({ name }) => name),
      ...rows.map((row) => columns.map(({ name }) => row[name] ?? '')),
    ]);
  }
  const records = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column.name, typedCell(column, row[column.name] ?? '')])),
  );
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
}
