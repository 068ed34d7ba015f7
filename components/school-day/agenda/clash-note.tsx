'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { AgendaEntry } from '@/lib/contract/events/agenda';
import { formatMinute } from '@/lib/domain/dates/dates';
import { clashesOf } from '@/lib/domain/events/clashes';
import { titleOf } from './agenda-events';

/** What takes place at the same time, such as at two schools; nothing where nothing does. */
export function ClashNote({ entries }: { entries: readonly AgendaEntry[] }) {
  const t = useTranslations('portalAgenda');
  const locale = useLocale();
  const clashes = clashesOf(entries);
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning" title={t('clashes', { count: clashes.length })}>
      <ul>
        {clashes.map(([first, second]) => (
          <li key={`${first.uid} ${second.uid}`}>
            {t('clash', {
              day: formatMinute(second.startsAt ?? '', locale),
              first: titleOf(first, locale),
              second: titleOf(second, locale),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
