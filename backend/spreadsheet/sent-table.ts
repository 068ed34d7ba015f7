import { isNoName } from '@/lib/domain/values/name';
import { applicationImportLimits } from '@/lib/domain/limits';
import { invalid } from '@/backend/errors';
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
  if ('problem' in read) throw invalid([{ path: 'csv', code: 'not-a-table', message: read.problem }]);
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
