import { type ReactNode, useId } from 'react';
import { Card, CardBody } from './card';
import { cn } from './cn';
import { Icon } from './icon';

interface PanelProps {
  title: ReactNode;
  /** Beside the title: a link, a number. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled card, a region of its page. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card className={cn('min-w-0', className)}>
      <section aria-labelledby={id}>
        <CardBody>
          <div className="mb-3 flex flex-wrap items-baseline sm:mb-4 justify-between gap-x-4 gap-y-1">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {aside}
          </div>
          {children}
        </CardBody>
      </section>
    </Card>
  );
}

/** The same, closed until somebody wants it: native details, so that find-in-page opens it. */
export function FoldedPanel({ title, aside, className, children }: PanelProps) {
  return (
    <details className={cn('card group min-w-0', className)}>
      <summary className="flex min-h-14 items-center gap-x-3 rounded-lg px-4 py-3 hover:text-accent-text sm:px-6">
        <h2 className="text-lg">{title}</h2>
        {aside && <span className="min-w-0 text-sm text-muted">{aside}</span>}
        <Icon
          name="chevron-down"
          className="ml-auto size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 sm:px-6 sm:pb-6">{children}</div>
    </details>
  );
}
