import { cn } from './cn';
import { solidTone, type Tone } from './tone';

export interface BarItem {
  key: string;
  label: string;
  value: number;
  /** The value as text, with its unit. */
  shown: string;
  tone?: Tone;
  color?: string;
}

interface BarProps {
  items: readonly BarItem[];
  /** The full width; the greatest value if left out. */
  max?: number;
  /** What is compared, for screen readers. */
  label: string;
  className?: string;
}

/** A small bar chart that is a list: every bar has its number beside it. */
export function Bar({ items, max, label, className }: BarProps) {
  const full = max ?? Math.max(1, ...items.map((item) => item.value));
  return (
    <ul aria-label={label} className={cn('grid gap-3', className)}>
      {items.map(({ key, label: name, value, shown, tone = 'accent', color }) => (
        <li key={key}>
          <span className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">{name}</span>
            <span className="shrink-0 font-semibold tabular-nums">{shown}</span>
          </span>
          <span aria-hidden="true" className="mt-1 block h-2.5 overflow-hidden rounded-full bg-border/80">
            <span
              className={cn('block h-full rounded-full', !color && solidTone[tone])}
              style={{
                width: `${Math.min(100, Math.max(0, (value / full) * 100))}%`,
                backgroundColor: color,
              }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
