export interface Range {
  start: number;
  limit: number;
}

/** The answer of list endpoints; without a count, the number of rows counts. */
export interface ListAnswer<Row> {
  data: readonly Row[];
  countTotal?: number | null;
}

export const countOf = ({ data, countTotal }: ListAnswer<unknown>): number => countTotal ?? data.length;

/** Reads a list to its end, page by page. A row that moved between two calls is included once, by its key. */
export async function readAllRows<Row>(
  rowsPerCall: number,
  read: (range: Range) => Promise<ListAnswer<Row>>,
  keyOf: (row: Row) => unknown = (row) => row,
): Promise<Row[]> {
  const rows = new Map<unknown, Row>();
  for (let start = 0; ; start += rowsPerCall) {
    const answer = await read({ start, limit: rowsPerCall });
    for (const row of answer.data) rows.set(keyOf(row), row);
    if (answer.data.length < rowsPerCall || start + answer.data.length >= countOf(answer))
      return [...rows.values()];
  }
}
