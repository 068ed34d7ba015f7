import type { ReactNode } from 'react';

interface SchoolSectionProps {
  /** The anchor of links to it. */
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a school's page; leaves space for the header and the section navigation when it is an anchor's target. */
export function SchoolSection({ id, title, action, children }: SchoolSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="school-section">
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
