'use client';

import { type UseQueryResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { SkeletonText } from '@/components/ui/skeleton';
import type { lmsApi } from '@/lib/api/lms';
import { formatMinute } from '@/lib/domain/dates/dates';

type MarkChanges = Awaited<ReturnType<typeof lmsApi.sheets.attendanceChanges>>;
type Value = MarkChanges['data'][number]['before'];

interface MarkHistoryProps {
  query: UseQueryResult<MarkChanges>;
  /** What is written in a cell, in the reader's language. */
  valueOf: (value: string | number) => string;
}

/** Who changed which cell of a sheet: when, before, after. */
export function MarkHistory({ query, valueOf }: MarkHistoryProps) {
  const t = useTranslations('attendance.history');
  const locale = useLocale();
  const written = (value: Value) => {
    if (value === null) return t('empty');
    return value.note ? `${valueOf(value.value)} (${value.note})` : valueOf(value.value);
  };
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={4} />}
      empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('none')}</p> }}
    >
      {({ data, countTotal }) => (
        <div className="grid gap-3">
          <p className="text-sm text-muted">{t('lead')}</p>
          <ol className="divide-y divide-border">
            {data.map((change) => {
              const { studentId, at, before, after, markedBy } = change;
              const when = formatMinute(at, locale);
              return (
                <li key={`${studentId} ${at}`} className="py-2">
                  <p className="font-medium">{personNames(change, locale).name}</p>
                  <p className="wrap-anywhere">
                    {t('from', { before: written(before), after: written(after) })}
                  </p>
                  {change.reason && (
                    <p className="wrap-anywhere text-sm">{t('reason', { reason: change.reason })}</p>
                  )}
                  <p className="text-sm text-muted">
                    {markedBy ? t('by', { name: markedBy, at: when }) : when}
                  </p>
                </li>
              );
            })}
          </ol>
          {countTotal > data.length && (
            <p className="text-sm text-muted">{t('more', { shown: data.length, count: countTotal })}</p>
          )}
        </div>
      )}
    </QueryState>
  );
}
