import type { ReactNode } from 'react';
import { cn } from './cn';

export interface Description {
  key: string;
  term: ReactNode;
  details: ReactNode;
  icon?: ReactNode;
}

/** Terms with their values; two columns where there is room. */
export function DescriptionList({ items, columns = 1, className }: { items: readonly Description[]; columns?: 1 | 2; className?: string }) {
  return (
    <dl className={cn('grid gap-x-8 gap-y-4', columns === 2 && 'sm:grid-cols-2', className)}>
      {items.map(({ key, term, details, icon }) => (
        <div key={key} className="flex min-w-0 gap-3">
          {icon && (
            <span aria-hidden="true" className="mt-1 shrink-0 text-muted [&_svg]:size-5">
              {icon}
            </span>
          )}
          <div className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-medium">{details}</dd>
          </div>
        </div>
      ))}
    </dl>
  );
}
