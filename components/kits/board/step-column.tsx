'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusDot } from '@/components/ui/status-dot';
import { pickName } from '@/lib/i18n/pick';
import type { ColumnPage } from './column-pages';
import { useColumn } from './use-column';

interface StepColumnProps<Row> {
  step: { name: string; nameNative: string; color: string };
  /** What `useDrop` of the board answers for this column. */
  drop: { isOver: boolean; isOpen: boolean | null } & Record<
    'onDragOver' | 'onDrop',
    (event: DragEvent) => void
  > & {
      onDragLeave: () => void;
    };
  queryKey: QueryKey;
  /** One page of the step, from that card on. */
  read: (start: number) => Promise<ColumnPage<Row>>;
  keyOf: (row: Row) => string;
  /** `rows` are all that were read of the step. */
  card: (row: Row, rows: readonly Row[]) => ReactNode;
  texts: { again: string; empty: string };
}

/** One step of a board with its cards: read page by page, only those in sight in the document, a target for dragging. */
export function StepColumn<Row>({ step, drop, queryKey, read, keyOf, card, texts }: StepColumnProps<Row>) {
  const { isOver, isOpen, ...handlers } = drop;
  const locale = useLocale();
  const name = pickName(step, locale);
  const region = useRef<HTMLDivElement>(null);
  const { query, rows, shown, total, long } = useColumn({ queryKey, read, region });
  return (
    <li
      {...handlers}
      className={cn(
        'w-[82vw] max-w-80 shrink-0 snap-start rounded-lg border bg-sunken p-3 transition-opacity lg:w-auto lg:min-w-64 lg:max-w-none lg:flex-1',
        isOver ? 'border-accent shadow-overlay' : isOpen ? 'border-dashed border-accent' : 'border-border',
        isOpen === false && 'opacity-50',
      )}
    >
      <h2 className="mb-2 flex items-center justify-between gap-2 text-base">
        <StatusDot color={step.color} className="text-text">
          {name}
        </StatusDot>
        <span className="text-sm font-normal tabular-nums text-muted">{total}</span>
      </h2>
      <div
        ref={region}
        tabIndex={0}
        role="group"
        aria-label={name}
        className="max-h-[70vh] overflow-y-auto rounded-md"
      >
        {query.isPending && <Skeleton className="h-28 rounded-md" />}
        {query.isError && (
          <Button variant="secondary" wide onClick={() => void query.refetch()}>
            {texts.again}
          </Button>
        )}
        {query.isSuccess && shown.length === 0 && <p className="p-2 text-sm text-muted">{texts.empty}</p>}
        <ul className="relative" style={long ? { height: long.heightPx } : undefined}>
          {shown.map(({ row, index, start }) => (
            <li
              key={keyOf(row)}
              ref={long?.measure}
              data-index={index}
              className={cn('pb-2', long && 'absolute inset-x-0 top-0')}
              style={long ? { transform: `translateY(${start}px)` } : undefined}
            >
              {card(row, rows)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The columns of a board, side by side. */
export function StepBoard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol
      aria-label={label}
      className="step-board -mx-4 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-4 sm:mx-0 sm:scroll-px-0 sm:px-0"
    >
      {children}
    </ol>
  );
}
