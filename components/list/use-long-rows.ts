'use client';

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** With more rows than this, only rows near the viewport are rendered. */
const longFrom = 60;
const estimatedRowPx = 80;
const overscan = 8;

/**
 * Which rows of a long list are rendered, and the height of the others above and below. Short lists are rendered
 * whole.
 */
export function useLongRows<Body extends HTMLElement, Row extends HTMLElement>(count: number) {
  const long = count > longFrom;
  const body = useRef<Body>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (long && body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, [long, count]);
  const virtualizer = useWindowVirtualizer<Row>({
    count,
    enabled: long,
    estimateSize: () => estimatedRowPx,
    // A list that the width hides has no height: its heights are estimated.
    measureElement: (element) => element.offsetHeight || estimatedRowPx,
    overscan,
    scrollMargin: top,
  });
  if (!long)
    return {
      body,
      laidOut: Array.from({ length: count }, (_, index) => index),
      above: 0,
      below: 0,
      measure: undefined,
    };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    body,
    laidOut: items.map(({ index }) => index),
    above: first ? first.start - top : 0,
    below: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** `ref` of a row, which also carries `data-index`. */
    measure: virtualizer.measureElement,
  };
}
