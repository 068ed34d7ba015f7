'use client';

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import type { RowLayout } from './laid-out-rows';

const estimatedRowPx = 80;
const overscan = 8;

/** Only the rows near the viewport. */
export function useLongRows(count: number): RowLayout {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body) setTop(body.getBoundingClientRect().top + window.scrollY);
  }, [body, count]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => estimatedRowPx,
    // A list that the width hides has no height: its heights are estimated.
    measureElement: (element) => element.offsetHeight || estimatedRowPx,
    overscan,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    body: setBody,
    laidOut: items.map(({ index }) => index),
    above: first ? first.start - top : 0,
    below: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measure: virtualizer.measureElement,
  };
}
