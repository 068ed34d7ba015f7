'use client';

import { Check, TriangleAlert } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { dayInCambodia, formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { Saved } from './use-draft';

interface SavedNoteProps {
  saved: Saved;
  onStartOver: () => void;
}

/** Says that the draft is stored, and since when; or that this device cannot store it. */
export function SavedNote({ saved, onStartOver }: SavedNoteProps) {
  const t = useTranslations('enrollment.draft');
  const locale = useLocale();
  const [openedOn] = useState(() => dayInCambodia(Date.now()));
  const timeOf = (at: string) => {
    return dayInCambodia(at) >= openedOn
      ? formatTimeOfDay(at)
      : `${formatTimeOfDay(at)}, ${formatDate(at, locale)}`;
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm">
      {saved.isSaved ? (
        <p className="flex items-start gap-1.5 text-muted">
          <Check aria-hidden="true" className="mt-[0.3em] size-4 shrink-0 text-success" />
          {saved.at ? t('savedAt', { time: timeOf(saved.at) }) : t('ready')}
        </p>
      ) : (
        <p role="status" className="flex items-start gap-1.5 font-medium text-warning">
          <TriangleAlert aria-hidden="true" className="mt-[0.3em] size-4 shrink-0" />
          {t('failed')}
        </p>
      )}
      <Button variant="link" className="min-h-11 text-sm" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </div>
  );
}
