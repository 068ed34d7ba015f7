'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { schoolRequestApi } from '@/lib/api/school-requests';
import type { SchoolRequestKind } from '@/lib/domain/admissions/school-requests';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

const tones = { open: 'neutral', granted: 'success', declined: 'warning' } as const;

/** What the person has asked for, with the answers. */
export function OwnRequests({ userId, kind }: { userId: string; kind: SchoolRequestKind }) {
  const t = useTranslations('schoolRequests');
  const locale = useLocale();
  const query = useQuery(schoolRequestApi.mine.queryOptions({ params: { id: userId }, query: { kind } }));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-32" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <p className="text-muted">{t('none')}</p>,
      }}
    >
      {({ data }) => (
        <ul className="divide-y divide-border">
          {data.map(({ requestId, title, school, state, message, answer, answeredAt, createdAt }) => (
            <li key={requestId} className="py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-semibold">{title}</h3>
                <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
              </div>
              <p className="text-sm text-muted">
                {pickName(school, locale)} · {formatDate(createdAt, locale)}
              </p>
              {message && <p className="mt-2 whitespace-pre-line">{message}</p>}
              {answer && (
                <div className="mt-3 rounded-md bg-sunken p-3">
                  <p className="text-sm text-muted">
                    {t('answer', { date: answeredAt ? formatDate(answeredAt, locale) : '' })}
                  </p>
                  <p className="whitespace-pre-line">{answer}</p>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
