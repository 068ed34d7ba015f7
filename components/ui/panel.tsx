import { type ReactNode, useId } from 'react';
import { Card, CardBody } from './card';
import { cn } from './cn';

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
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
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
