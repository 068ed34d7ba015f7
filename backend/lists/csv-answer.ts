import type * as z from 'zod';
import { type CsvColumn, csvColumns } from '@/lib/contract/csv-columns';
import type { Endpoint } from '@/lib/contract/endpoint';
import { listRows } from '@/lib/contract/list-rows';
import { byteOrderMark, csvLines } from '@/lib/domain/csv';
import { StreamedList } from './streamed-list';

/** Rows of one CSV answer; a longer list names the address of its next part in the header `Link`. */
export const csvRowsMax = 10_000;
/** The first that the list accepts: a list that streams is sorted once. */
const pageSizes = [csvRowsMax, 500, 100, 50, 20];

interface Ask {
  /** The original query without `format`. */
  query: Record<string, string>;
  /** Calls the endpoint's own handler, with the rights of the caller. */
  page: (query: Record<string, string>) => Promise<unknown>;
}

export interface CsvAnswer {
  text: AsyncGenerator<string>;
  /** The query of the next part, if there is one. */
  next: Record<string, string> | null;
}

/** Whether a call asks for CSV: by `?format=csv`, or by `Accept: text/csv`. */
export const asksForCsv = (format: string | undefined, accept: string | undefined): boolean =>
  format === 'csv' || (format === undefined && /(?:^|,)\s*text\/csv\s*(?:;|,|$)/i.test(accept ?? ''));

/** Whether the query of the endpoint has this field and accepts this number. */
const accepts = (
  { query: schema }: Endpoint,
  query: Record<string, string>,
  field: 'start' | 'limit',
  value: number,
): boolean => {
  const parsed: unknown = schema?.safeParse({ ...query, [field]: String(value) }).data;
  return typeof parsed === 'object' && parsed !== null && field in parsed;
};

const totalOf = (answer: unknown): number => {
  const { countTotal, total } = answer as { countTotal?: number | null; total?: { value: number } };
  return countTotal ?? total?.value ?? 0;
};

/**
 * A list endpoint's answer as CSV, or null when the answer is not a list. The first page is read before this
 * resolves.
 */
export async function csvAnswer(endpoint: Endpoint, { query, page }: Ask): Promise<CsvAnswer | null> {
  const columns = csvColumns(endpoint);
  const list = listRows(endpoint.response);
  if (!columns || !list) return null;
  const size = pageSizes.find((limit) => accepts(endpoint, query, 'limit', limit));
  const isPaged = query['limit'] === undefined && size !== undefined && accepts(endpoint, query, 'start', 0);
  const readPage = (start: number) =>
    page(isPaged ? { ...query, start: String(start), limit: String(size) } : query);
  const from = Number(query['start'] ?? 0);
  const first = await readPage(from);
  const end = from + csvRowsMax;
  async function* batches(): AsyncGenerator<unknown[]> {
    for (let answer = first, start = from; ; answer = await readPage(start)) {
      if (answer instanceof StreamedList) return yield* answer.rows();
      const rows = (answer as Record<string, unknown[]>)[list?.name ?? 'data'] ?? [];
      yield rows;
      start += rows.length;
      if (!isPaged || rows.length < (size ?? 0) || start >= end) return;
    }
  }
  const hasMore = isPaged && totalOf(first) > end;
  return {
    text: toText(columns, list.row, batches()),
    next: hasMore ? { ...query, start: String(end) } : null,
  };
}

async function* toText(
  columns: CsvColumn[],
  row: z.ZodType,
  batches: AsyncGenerator<unknown[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns.map(({ name }) => name)]);
  for await (const rows of batches) {
    const parsed = rows.map((one) => row.parse(one));
    if (parsed.length > 0) yield csvLines(parsed.map((one) => columns.map(({ read }) => read(one))));
  }
}
