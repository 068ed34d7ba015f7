import type { Kind } from './kind';
import type { TableRow } from './table';

/** Rows that say from which file they come, where the table itself does not. */
export const withFileName = (
  { fileColumn }: Pick<Kind, 'fileColumn'>,
  rows: readonly TableRow[],
  fileName: string,
): TableRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells: fileColumn === undefined || fileColumn in cells ? cells : { ...cells, [fileColumn]: fileName },
  }));
