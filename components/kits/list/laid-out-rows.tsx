'use client';

import { lazy, type ReactNode, Suspense } from 'react';

/** With more rows than this, only rows near the viewport are rendered. */
const longFrom = 60;

/** Which rows are rendered, and the height of the others above and below. */
export interface RowLayout {
  body: (element: HTMLElement | null) => void;
  laidOut: number[];
  above: number;
  below: number;
  /** `ref` of a row, which also carries `data-index`; only where some rows are not rendered. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

export interface LaidOutRowsProps {
  count: number;
  children: (layout: RowLayout) => ReactNode;
}

/** Few pages of a list are long, so that the code which measures rows is fetched for those. */
const LongRows = lazy(() => import('./long-rows').then((module) => ({ default: module.LongRows })));

const ignore = () => undefined;

const whole = (count: number): RowLayout => ({
  body: ignore,
  laidOut: Array.from({ length: count }, (_, index) => index),
  above: 0,
  below: 0,
  measure: undefined,
});

/** Short lists are rendered whole, and long ones until their code is here. */
export function LaidOutRows({ count, children }: LaidOutRowsProps) {
  if (count <= longFrom) return children(whole(count));
  return (
    <Suspense fallback={children(whole(count))}>
      <LongRows count={count}>{children}</LongRows>
    </Suspense>
  );
}
