import type { ReactNode } from 'react';

interface ResultSectionProps {
  id: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
  className?: string;
}

/** A titled part of a result; printed whole where it fits. */
export function ResultSection({ id, title, lead, children, className = '' }: ResultSectionProps) {
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
