import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { cn } from '../cn';
import { solidTone, type Tone } from '../tone';
import { sharesOf } from './chart-scale';

interface BarItem {
  key: string;
  label: ReactNode;
  value: number;
  /** The value as text, with its unit; the number itself if left out. */
  shown?: string;
  tone?: Tone;
  /** Instead of a tone; also marks the label. */
  color?: string;
  /** A link to the counted records. */
  href?: Href;
  /** The item that the page is filtered by. */
  current?: boolean;
}

interface BarListProps {
  items: readonly BarItem[];
  /** The subject of the comparison, for screen readers. */
  label: string;
  /** Parts of a whole: percentages beside the numbers, and a full bar is 100 %. */
  shares?: boolean;
  /** The value of a full bar, when the items are not parts; the greatest value if left out. */
  max?: number;
  className?: string;
}

/** A bar chart that is a list: every bar has its number. */
export function BarList({ items, label, shares = false, max, className }: BarListProps) {
  const values = items.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  const percentages = sharesOf(values);
  const full = shares ? total : (max ?? Math.max(...values, 0));
  const widthOf = (value: number) => (full > 0 ? Math.min(100, Math.max(0, (value / full) * 100)) : 0);
  return (
    <ul aria-label={label} className={cn('bar-list', className)}>
      {items.map(({ key, label: name, value, shown, tone = 'accent', color, href, current }, index) => (
        <li
          key={key}
          className={cn(
            href && 'relative -mx-2 min-h-11 rounded-sm px-2 py-1.5 hover:bg-sunken',
            current && 'bg-accent-soft',
          )}
        >
          <span className="flex items-baseline justify-between gap-3 text-sm">
            <span className="inline-flex min-w-0 items-center gap-2">
              {color && (
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rounded-full"
                  style={{ backgroundColor: color }}
                />
              )}
              {href ? (
                <Link
                  href={href}
                  scroll={false}
                  aria-current={current ? 'true' : undefined}
                  className="min-w-0 text-base after:absolute after:inset-0 after:rounded-sm after:content-['']"
                >
                  {name}
                </Link>
              ) : (
                <span className="min-w-0">{name}</span>
              )}
            </span>
            <span className="shrink-0 tabular-nums">
              <span className="font-semibold">{shown ?? value}</span>
              {shares && <span className="text-muted"> ({percentages[index]}%)</span>}
            </span>
          </span>
          <span aria-hidden="true" className="mt-1 block h-2.5 overflow-hidden rounded-full bg-border/80">
            <span
              className={cn('block h-full rounded-full', !color && solidTone[tone])}
              style={{ width: `${widthOf(value)}%`, backgroundColor: color }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
