'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Actions for the selected rows. */
  children: ReactNode;
}

/** Sticks to the bottom of the window while rows are selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTranslations('list');
  return (
    <section
      aria-label={t('bulk')}
      className="sticky bottom-4 z-30 flex flex-wrap items-center gap-3 rounded-lg border border-border bg-surface p-3 shadow-overlay"
    >
      <p role="status" className="mr-auto font-semibold">
        {t('selected', { count })}
      </p>
      {children}
      <Button variant="ghost" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </section>
  );
}
