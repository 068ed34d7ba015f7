'use client';

import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { cardsOf, type ColumnPage, nextStart } from './column-pages';

const cardPx = 132;
/** With more cards than this, only those near the visible part are rendered. */
const longFrom = 30;
/** The next page is read when so few cards are left below. */
const readAhead = 10;

interface ColumnOptions<Row> {
  queryKey: QueryKey;
  read: (start: number) => Promise<ColumnPage<Row>>;
  region: RefObject<HTMLElement | null>;
}

/** The cards of one column: read in pages as they come into sight; of many only those in sight are shown. */
export function useColumn<Row>({ queryKey, read, region }: ColumnOptions<Row>) {
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: 0,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: (_, pages) => nextStart(pages),
  });
  const rows = cardsOf(query.data);
  const isLong = rows.length > longFrom;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => region.current,
    estimateSize: () => cardPx,
    overscan: 6,
  });
  const items = isLong ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: 0 }));
  const shown = items.flatMap(({ index, start }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index, start }];
  });
  const lastShown = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastShown >= rows.length - readAhead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, lastShown, rows.length]);
  return {
    query,
    rows,
    shown,
    total: query.data?.pages[0]?.countTotal ?? null,
    long: isLong ? { heightPx: virtualizer.getTotalSize(), measure: virtualizer.measureElement } : null,
  };
}
