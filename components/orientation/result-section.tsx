import { type ReactNode, useId } from 'react';

interface ResultSectionProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
  className?: string;
}

/** A titled part of a result; printed on one page if it fits. */
export function ResultSection({ title, lead, children, className = '' }: ResultSectionProps) {
  // Next leaves the previous page in the document, hidden: a fixed id could refer to its heading.
  const id = useId();
  return (
    <section aria-labelledby={id} className={`break-inside-avoid ${className}`}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
