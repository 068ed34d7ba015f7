import { ChevronDown } from './icon';
import type { ReactNode } from 'react';
import { cn } from './cn';

interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Opening an item closes the others of the same name. */
  name?: string;
  className?: string;
}

/** Native details: works without scripts, and find-in-page opens it. */
export function AccordionItem({ title, children, open, name, className }: AccordionItemProps) {
  return (
    <details
      open={open}
      name={name}
      className={cn('group border-b border-border last:border-b-0', className)}
    >
      <summary className="flex items-center justify-between gap-4 rounded-sm py-4 font-semibold hover:text-accent-text">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-muted">{children}</div>
    </details>
  );
}
