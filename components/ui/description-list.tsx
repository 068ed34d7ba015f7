import type { ReactNode } from 'react';
import { cn } from './cn';

export interface Description {
  key: string;
  term: ReactNode;
  details: ReactNode;
  icon?: ReactNode;
}

interface DescriptionListProps {
  items: readonly Description[];
  columns?: 1 | 2;
  className?: string;
}

/** Terms with their values; two columns where there is room. */
export function DescriptionList({ items, columns = 1, className }: DescriptionListProps) {
  return (
    <dl className={cn('grid gap-x-8 gap-y-4', columns === 2 && 'sm:grid-cols-2', className)}>
      {items.map(({ key, term, details, icon }) => (
        <div key={key} className={cn('relative min-w-0', icon && 'pl-8')}>
          <dt className="text-sm text-muted">
            {icon && (
              <span aria-hidden="true" className="absolute left-0 top-[0.2em] [&_svg]:size-5">
                {icon}
              </span>
            )}
            {term}
          </dt>
          <dd className="font-medium">{details}</dd>
        </div>
      ))}
    </dl>
  );
}
