'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import { useWriterName } from './writer-name';

/** Who wrote under a hidden name, once staff asks: each look is recorded. */
export function HiddenPeople({ questionId }: { questionId: string }) {
  const t = useTranslations('forum.desk.people');
  const nameOf = useWriterName();
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({
    ...qaApi.community.people.queryOptions({ params: { questionId } }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Panel title={t('title')}>
      <p className="mb-3 text-sm text-muted">{t('body')}</p>
      {!isAsked && (
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          {t('show')}
        </Button>
      )}
      {isAsked && (
        <QueryState query={query} skeleton={<Skeleton className="h-12" />}>
          {({ data }) =>
            data.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ul className="grid gap-1.5">
                {data.map(({ writerNumber, author }) => (
                  <li key={writerNumber}>
                    {t('is', {
                      label: nameOf({ author: null, writerNumber }),
                      name: nameOf({ author, writerNumber: null }),
                    })}
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </Panel>
  );
}
