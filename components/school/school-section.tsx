import type { ReactNode } from 'react';

interface SchoolSectionProps {
  /** The hash of links to it. */
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a school's page; leaves room for the header and the section navigation when jumped to. */
export function SchoolSection({ id, title, action, children }: SchoolSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="deferred -m-2 scroll-mt-2 p-2 lg:scroll-mt-16"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
