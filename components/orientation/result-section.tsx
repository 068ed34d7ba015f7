'use client';

import { Icon } from '@/components/ui/icon';
import { type ReactNode, useId, useState } from 'react';
import { useWideScreen } from '@/lib/device/use-wide-screen';

interface ResultSectionProps {
  title: string;
  lead?: string | undefined;
  /** Collapsed on a phone until it is opened; print shows it anyway. */
  folds?: boolean;
  children: ReactNode;
  className?: string;
}

/** A titled part of a result; printed on one page if it fits. */
export function ResultSection({ title, lead, folds = false, children, className = '' }: ResultSectionProps) {
  // Next leaves the previous page in the document, hidden: a fixed id could refer to its heading.
  const id = useId();
  const isWide = useWideScreen();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const heading = (
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
  );
  const body = (
    <>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </>
  );
  return (
    <section aria-labelledby={id} className={`break-inside-avoid ${className}`}>
      {folds ? (
        <details
          open={isOpen ?? isWide}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          className="group fold"
        >
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-sm">
            {heading}
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180 print:hidden"
            />
          </summary>
          {body}
        </details>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </section>
  );
}
