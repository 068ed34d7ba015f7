import type * as z from 'zod';

/** Rows that are read, checked and written at a time; more would block other calls. A longer list is streamed. */
export const rowsAtOnce = 1_000;
/** Rows of one part of a stream: while they are read and written, the process answers nobody else. */
const batchRows = 250;

/** The rows of `ids` in batches; the database reads a batch while the previous one is written. */
async function* readBatches<Row>(
  ids: string[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const readFrom = (start: number) => {
    const batch = start < ids.length ? read(ids.slice(start, start + batchRows)) : Promise.resolve([]);
    // A reader that disconnects early never awaits the last batch.
    batch.catch(() => undefined);
    return batch;
  };
  let next = readFrom(0);
  for (let start = 0; start < ids.length; start += batchRows) {
    const rows = await next;
    next = readFrom(start + batchRows);
    yield rows;
  }
}

/**
 * The answer of a list endpoint, `{ data, countTotal }`, whose rows are read and sent in batches, so that no list
 * holds a database connection or its whole text in memory. A row that is deleted meanwhile is missing.
 */
export class StreamedList<Row> {
  private readonly batches: AsyncGenerator<Row[]>;

  /** @param read rows by their ids, in the order of the ids */
  constructor(
    ids: string[],
    private readonly countTotal: number,
    read: (ids: string[]) => Promise<Row[]>,
  ) {
    this.batches = readBatches(ids, read);
  }

  rows(): AsyncGenerator<Row[]> {
    return this.batches;
  }

  /** JSON fragments, one for each batch; the contract's schema parses each row. */
  async *json(row: z.ZodType): AsyncGenerator<string> {
    let before = '{"data":[';
    for await (const rows of this.batches) {
      if (rows.length === 0) continue;
      yield before + rows.map((one) => JSON.stringify(row.parse(one))).join(',');
      before = ',';
    }
    yield `${before === ',' ? '' : before}],"countTotal":${this.countTotal}}`;
  }
}
