import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title';

interface DetailHeaderProps {
  title: ReactNode;
  /** The same name in the other language. */
  other?: { lang: string; text: string } | null | undefined;
  lead?: ReactNode;
  /** Small print below: a reference, a date. */
  meta?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

export function DetailHeader({ title, other, lead, meta, actions }: DetailHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <PageTitle>{title}</PageTitle>
        {other && (
          <p lang={other.lang} className="text-lg text-muted">
            {other.text}
          </p>
        )}
        {lead && <p className="mt-1 text-lg">{lead}</p>}
        {meta && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{meta}</div>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}
