import type { ReactNode } from 'react';
import { cn } from './cn';
import { solidTone, type Tone } from './tone';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  time?: ReactNode;
  details?: ReactNode;
  tone?: Tone;
  /** A colour from data, instead of a tone. */
  color?: string;
}

/** Events in order. */
export function Timeline({ items, className }: { items: readonly TimelineItem[]; className?: string }) {
  return (
    <ol className={cn('grid', className)}>
      {items.map(({ key, title, time, details, tone = 'accent', color }, index) => (
        <li key={key} className="relative flex gap-4 pb-6 last:pb-0">
          {index < items.length - 1 && (
            <span aria-hidden="true" className="absolute bottom-0 left-[0.4375rem] top-4 w-0.5 bg-border" />
          )}
          <span
            aria-hidden="true"
            className={cn(
              'relative mt-[0.45em] size-4 shrink-0 rounded-full border-4 border-surface ring-2 ring-border',
              !color && solidTone[tone],
            )}
            style={color ? { backgroundColor: color } : undefined}
          />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            {time && <p className="text-sm text-muted">{time}</p>}
            {details && <div className="mt-1 text-muted">{details}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
