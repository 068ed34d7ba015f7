import { Icon } from './icon';
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
    <details open={open} name={name} className={cn('accordion', className)}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
