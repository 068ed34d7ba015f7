'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNote } from '@/components/kits/work/draft-note';
import type { Saved } from '@/components/kits/work/use-draft';
import { dayInCambodia, formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';

interface SavedNoteProps {
  saved: Saved;
  onStartOver: () => void;
}

/** Says that the draft is stored, and since when; or that this device cannot store it. */
export function SavedNote({ saved, onStartOver }: SavedNoteProps) {
  const t = useTranslations('enrollment.draft');
  const locale = useLocale();
  const [openedOn] = useState(() => dayInCambodia(Date.now()));
  const timeOf = (at: string) =>
    dayInCambodia(at) >= openedOn ? formatTimeOfDay(at) : `${formatTimeOfDay(at)}, ${formatDate(at, locale)}`;
  const texts = {
    saved: saved.at ? t('savedAt', { time: timeOf(saved.at) }) : t('ready'),
    notSaved: t('failed'),
    startOver: t('startOver'),
  };
  return <DraftNote isSaved={saved.isSaved} texts={texts} onStartOver={onStartOver} />;
}
