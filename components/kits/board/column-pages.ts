import type { InfiniteData } from '@tanstack/react-query';

/** One page of a column; the total stands in the first. */
export interface ColumnPage<Row> {
  data: readonly Row[];
  countTotal: number | null;
}

export const cardsOf = <Row>(column: InfiniteData<ColumnPage<Row>> | undefined): Row[] =>
  column?.pages.flatMap(({ data }) => data) ?? [];

/** Where the next page begins; moved cards are missing in the pages before it, here and on the server. */
export const nextStart = (pages: readonly ColumnPage<unknown>[]): number | undefined => {
  const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
  const total = pages[0]?.countTotal ?? null;
  const isMore = (pages.at(-1)?.data.length ?? 0) > 0 && (total === null || loaded < total);
  return isMore ? loaded : undefined;
};
