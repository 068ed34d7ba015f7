'use client';

export interface FeeRangeProps {
  degree: string;
  /** The number of programs. */
  count: string;
  fee: string;
  per: string;
  /** The start and width of the span, on the common scale. */
  startPercent: number;
  widthPercent: number;
}

/**
 * The fees of one degree as a span on a common scale, with its numbers. Takes finished texts, so that a page's data
 * contains only these and no markup.
 */
export function FeeRange({ degree, count, fee, per, ...span }: FeeRangeProps) {
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {degree}
          <span className="font-normal text-muted"> · {count}</span>
        </span>
        <span className="price">
          {fee}
          {per && <span>{` ${per}`}</span>}
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
    </li>
  );
}
