'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import type { PublishedLanguages } from '@/lib/domain/articles/article-topics';
import { publicationState, type PublicationState } from '@/lib/domain/articles/publication';
import { formatDateTime } from '@/lib/domain/dates/dates';

/** What lists, editors and histories show of a text's publication. */
export interface Publication {
  status: 'active' | 'inactive';
  publishedIn: PublishedLanguages;
  published_date: string | null;
}

const tones: Record<PublicationState, Tone> = {
  draft: 'neutral',
  scheduled: 'highlight',
  published: 'success',
};

/** Draft, scheduled or published; of what is scheduled from when, of what is published in one language in which. */
export function PublicationBadge({ status, publishedIn, published_date }: Publication) {
  const t = useTranslations('textDesk');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const state = publicationState({ status, published_date }, now);
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tones[state]}>
        {state === 'scheduled' && published_date
          ? t('state.scheduledFor', { at: formatDateTime(published_date, locale) })
          : t(`state.${state}`)}
      </Badge>
      {state !== 'draft' && publishedIn !== 'both' && <Badge>{t(`languages.${publishedIn}`)}</Badge>}
    </span>
  );
}
