import { type Columns, readTable, type TableRow } from './table';
import { TableError, type TableReason } from './table-error';

/**
 * The rows of a CSV text, or what is wrong with it in words. A parser reads all of the text without a pause, so it runs
 * in a thread.
 */
export function readTableText(
  csv: string,
  columns: Columns,
  linesMax: number,
): { rows: TableRow[] } | { problem: string; reason: TableReason | null } {
  try {
    return { rows: readTable(Buffer.from(csv), 'csv', columns, linesMax).rows };
  } catch (error) {
    if (error instanceof TableError) return { problem: error.message, reason: error.reason };
    throw error;
  }
}
