'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Fair } from '@/lib/contract/careers/fair-shapes';
import { formatDate, formatHours } from '@/lib/domain/dates/dates';
import { phaseOf } from '@/lib/domain/careers/fairs';
import { pickText } from '@/lib/i18n/pick';
import { useMinute } from '@/components/ui/use-minute';

export type FairSession = Fair['sessions'][number];

/** One session of the programme; `children` is what the reader can do. */
export function SessionRow({ session, children }: { session: FairSession; children?: ReactNode }) {
  const t = useTranslations('fair');
  const locale = useLocale();
  const now = useMinute();
  const { startsAt, endsAt, title, speaker, left, recordingUrl } = session;
  const phase = now === null ? 'before' : phaseOf(session, now);
  return (
    <li className="card grid gap-3 p-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-center">
      <p className="tabular-nums">
        <span className="block text-sm text-muted">{formatDate(startsAt, locale)}</span>
        <span className="font-semibold">{formatHours(startsAt, endsAt)}</span>
      </p>
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">{pickText(title, locale)}</h3>
        {speaker && <p className="text-muted">{speaker}</p>}
        <p className="mt-1 flex flex-wrap gap-2 text-sm empty:hidden">
          {phase === 'during' && <Badge tone="success">{t('session.now')}</Badge>}
          {phase !== 'after' && left !== null && (
            <span className="text-muted">{t('session.left', { count: left })}</span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {recordingUrl && (
          <a
            href={recordingUrl}
            rel="noreferrer"
            target="_blank"
            className="inline-block py-2 font-medium text-accent-text underline underline-offset-4"
          >
            {t('session.recording')}
          </a>
        )}
        {phase !== 'after' && children}
      </div>
    </li>
  );
}
