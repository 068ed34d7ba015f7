import { isNoName } from '@/lib/domain/values/name';
import { applicationImportLimits } from '@/lib/domain/limits';
import type * as z from 'zod';
import { type UnderstoodCell, understoodRowsMax } from '@/lib/contract/row-problems';
import { trimAll } from '@/lib/domain/trim';
import { formatPhone } from '@/lib/domain/values/phone';
import { invalid } from '@/backend/errors';
import type { Cells } from './cells';
import { CellError, type Column, readCell, writeCell } from './column';
import type { Kind } from './kind';
import { withOneName } from './one-name';
import { heavyWork } from '@/backend/work/heavy-work';
import type { Asker } from '@/backend/work/turns';
import { threadCall } from '@/backend/work/threads';
import type { BadCell } from './import-rows';
import type { Columns, TableRow } from './table';
import type { readTableText } from './table-text';

const readInThread = threadCall<typeof readTableText>('readTable');
const { rowsPerCall, linesPerCall } = applicationImportLimits;

/** As much of a cell as an answer repeats. */
export const cellShownMax = 100;

/** The rows of a CSV text that somebody has sent. @throws 422 for no table of these columns, and for too many rows; 503 */
export async function readSentTable(csv: string, columns: Columns, who: Asker): Promise<TableRow[]> {
  const read = await heavyWork.tables.take(who, (signal) =>
    readInThread([csv, columns, linesPerCall], signal),
  );
  if ('problem' in read) {
    const { problem, reason } = read;
    throw invalid([
      { path: 'csv', code: 'not-a-table', message: problem },
      ...(reason ? [{ path: 'csv', code: reason.code, message: reason.detail }] : []),
    ]);
  }
  if (read.rows.length > rowsPerCall) throw invalid([{ path: 'csv', code: 'too-many-rows' }]);
  return read.rows;
}

/** How a row is named in an answer: the text of these cells. */
export const nameOfRow = ({ cells }: TableRow, columns: readonly string[]): string =>
  columns
    .map((column) => cells[column] ?? '')
    .filter((part) => !isNoName(part))
    .join(' ')
    .slice(0, cellShownMax);

/** What is wrong with the cells of a row: one reason for each cell is enough. */
export const cellProblems = (bad: readonly BadCell[], { cells }: TableRow) =>
  bad
    .filter(({ column }, index) => bad.findIndex((each) => each.column === column) === index)
    .map(({ column, code, detail }) => ({
      column,
      code,
      value: (cells[column] ?? '').slice(0, cellShownMax),
      ...(detail !== undefined && { detail }),
    }));

const looksLikePhone = /^\+855\d{8,9}$/u;

/** A value as people write it, where it is kept in another form. */
const asWritten = (cell: string) => (looksLikePhone.test(cell) ? formatPhone(cell) : cell);

interface Shown {
  dryRun: boolean;
  /** Which row of the call it is. */
  at: number;
  /** What was said of empty cells for the whole file, by column. */
  filledIn?: Cells;
}

/** The cells of a row as they are understood, in the order of the table; what is refused stands as it was written. */
function understoodCells(
  { columns, draft }: Kind,
  { cells }: TableRow,
  filledIn: Cells = {},
): UnderstoodCell[] {
  const known = withOneName(cells, true);
  return columns.flatMap((column) => {
    const filled = filledIn[column.name];
    if (filled !== undefined) return [{ column: column.name, written: '', read: filled, filledIn: true }];
    const written = cells[column.name];
    if (written === undefined || (written === '' && !known[column.name])) return [];
    const understood = readOrNull(column, known[column.name] ?? '', draft.shape[column.field]);
    return [
      {
        column: column.name,
        written: written.slice(0, cellShownMax),
        read: understood === null ? null : asWritten(understood).slice(0, cellShownMax),
      },
    ];
  });
}

const readOrNull = (column: Column, cell: string, schema: z.ZodType | undefined): string | null => {
  try {
    const value = readCell(column, cell);
    if (column.language || column.kind === 'list' || column.kind === 'json') return trimAll(cell);
    if (!schema) return trimAll(writeCell(column, value));
    const parsed = schema.safeParse(value);
    return parsed.success ? writeCell(column, parsed.data) : null;
  } catch (error) {
    if (error instanceof CellError) return null;
    throw error;
  }
};

/** What is said of the first rows of a dry run. */
export const understoodOf = (kind: Kind, row: TableRow, { dryRun, at, filledIn }: Shown) =>
  dryRun && at < understoodRowsMax ? { understood: understoodCells(kind, row, filledIn) } : {};
