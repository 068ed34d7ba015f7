'use client';

import { BarList, type BarItem } from '@/components/ui/charts/bar-list';
import { ChevronDown } from '@/components/ui/icon';

export interface FeeRangeProps {
  degree: string;
  /** How many programmes there are. */
  count: string;
  fee: string;
  per: string;
  /** Where the span begins and how wide it is, of the common scale. */
  startPercent: number;
  widthPercent: number;
  /** The title of `items`. */
  each: string;
  /** The fee of each programme; of one alone the span says everything. */
  items: readonly BarItem[];
  /** The right end of the scale. */
  scaleMaxUsd: number;
}

/**
 * The fees of one degree as a span on a common scale, its numbers beside it; each programme's fee behind it. The texts come
 * finished, so that a page's data holds them alone and no markup.
 */
export function FeeRange({ degree, count, fee, per, each, items, scaleMaxUsd, ...span }: FeeRangeProps) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {degree}
          <span className="font-normal text-muted"> · {count}</span>
        </span>
        <span className="font-semibold tabular-nums">
          {fee}
          {per && <span className="font-normal text-muted"> {per}</span>}
        </span>
      </p>
      <span aria-hidden="true" className="mt-2 block h-3 overflow-hidden rounded-full bg-border/70">
        <span
          className="block h-full min-w-3 rounded-full bg-accent"
          style={{
            marginLeft: `min(${span.startPercent}%, 100% - 0.75rem)`,
            width: `${span.widthPercent}%`,
          }}
        />
      </span>
      {items.length > 1 && (
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-sm font-medium text-accent-text">
            {each}
            <span className="sr-only">: {degree}</span>
            <ChevronDown className="size-4 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <BarList className="mb-2 mt-1" label={`${each}: ${degree}`} max={scaleMaxUsd} items={items} />
        </details>
      )}
    </li>
  );
}
