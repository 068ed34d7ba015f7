import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface DetailColumnsProps {
  /** Beside the content on wide screens. */
  aside: ReactNode;
  /** On phones the aside comes first: it contains the actions. */
  asideFirst?: boolean;
  /** Stays in view while the content scrolls. */
  sticky?: boolean;
  children: ReactNode;
}

/** Sections of a detail page in two columns; one column on phones. */
export function DetailColumns({ aside, asideFirst = false, sticky = false, children }: DetailColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
      <div
        className={cn(
          'grid min-w-0 grid-cols-1 gap-4 lg:col-start-2 lg:row-start-1',
          !asideFirst && 'max-lg:order-last',
          sticky && 'lg:sticky lg:top-24',
        )}
      >
        {aside}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:row-start-1">{children}</div>
    </div>
  );
}
