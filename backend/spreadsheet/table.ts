import { writeCsv } from '@/lib/domain/csv';
import { dateOrderOf, readDate } from '@/lib/domain/values/date';
import type { Cells } from './cells';
import type { Column } from './column';
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

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TableError('The file is not UTF-8. In Excel: Save As, "CSV UTF-8 (Comma delimited)".');
  }
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

const fromCsv = (text: string, linesMax: number): Table => {
  const [head, ...records] = readCsv(text, linesMax);
  if (!head) throw new TableError('The file is empty.');
  const names = head.cells.map((name) => name.trim());
  while (names.at(-1) === '') names.pop();
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined) throw new TableError(`The column "${twice}" stands twice in the header.`);
  const rows = records.map(({ line, cells }) => {
    const surplus = cells.slice(names.length).some((cell) => cell.trim() !== '');
    if (surplus || cells.length < names.length) {
      throw new TableError(
        `Line ${line} has ${cells.length} cells, the header ${names.length}: is a quote or a separator missing?`,
      );
    }
    return { line, cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) };
  });
  return { names, rows };
};

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
  const table = format === 'csv' ? fromCsv(text, linesMax) : fromJson(text, columns);
  const known = columns.map(({ name }) => name);
  const unknown = table.names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new TableError(`Unknown columns: ${unknown.join(', ')}. Known are: ${known.join(', ')}.`);
  }
  const missing = key.filter((name) => !table.names.includes(name));
  if (table.rows.length > 0 && missing.length > 0)
    throw new TableError(`Missing columns: ${missing.join(', ')}.`);
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
