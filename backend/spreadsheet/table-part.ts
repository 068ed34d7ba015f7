import { applicationImportLimits } from '@/lib/domain/limits';
import { invalid } from '@/backend/errors';
import { heavyWork } from '@/backend/work/heavy-work';
import { threadCall } from '@/backend/work/threads';
import type { BadCell } from './import-rows';
import type { Columns, TableRow } from './table';
import type { readTableText } from './table-text';

const readInThread = threadCall<typeof readTableText>('readTable');
const { rowsPerCall, linesPerCall } = applicationImportLimits;
const valueMax = 100;

/** The rows of one part of a table that a person uploads. @throws 422 for what is no table, and for too many rows */
export async function readTablePart(
  csv: string,
  { columns, key }: Columns,
  who: string,
): Promise<TableRow[]> {
  const read = await heavyWork.tables.take(who, (signal) =>
    readInThread([csv, { columns, key }, linesPerCall], signal),
  );
  if ('problem' in read) throw invalid([{ path: 'csv', code: 'not-a-table', message: read.problem }]);
  if (read.rows.length > rowsPerCall) throw invalid([{ path: 'csv', code: 'too-many-rows' }]);
  return read.rows;
}

/** How a row is named in a report: the text of these cells. */
export const nameOfRow = ({ cells }: TableRow, names: readonly string[]): string =>
  names
    .map((name) => cells[name])
    .filter(Boolean)
    .join(' ')
    .slice(0, valueMax);

/** The bad cells of a row with what stands in them; one reason for each is enough. */
export const problemsOf = (bad: readonly BadCell[], { cells }: TableRow) =>
  bad
    .filter(({ column }, index) => bad.findIndex((each) => each.column === column) === index)
    .map(({ column, code }) => ({ column, code, value: (cells[column] ?? '').slice(0, valueMax) }));
