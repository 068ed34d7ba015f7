'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { groupDigits } from '@/lib/domain/numbers';
import { notificationApi } from '@/lib/api/notification';
import type { SmsBudget as Budget } from '@/lib/contract/notices/sms-budget';

const ChangeBudget = lazyPart(
  () => import('./change-sms-budget').then((module) => module.ChangeSmsBudget),
  () => null,
);

/** How many text messages of today are left, and their number to change when they run out. */
export function SmsBudget() {
  const t = useTranslations('inbox.smsBudget');
  const query = useQuery(notificationApi.smsBudget.get.queryOptions());
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={t('title')}
      aside={
        query.data && (
          <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        )
      }
      className="mb-6"
    >
      <QueryState query={query} skeleton={<Skeleton className="h-16" />}>
        {(budget) => (
          <>
            <Use budget={budget} />
            {isOpen && <ChangeBudget budget={budget} onClose={() => setOpen(false)} />}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

function Use({ budget }: { budget: Budget }) {
  const t = useTranslations('inbox.smsBudget');
  const locale = useLocale();
  const {
    max,
    perDay,
    used,
    parts,
    riel,
    usedByStrangers,
    strangersMax,
    dayEndsAt,
    strangersEndAt,
    todayUntil,
  } = budget;
  const at = (instant: string) => `${formatDate(instant, locale)}, ${formatTimeOfDay(instant)}`;
  const use = t('used', { used: groupDigits(used), max: groupDigits(max) });
  return (
    <div className="grid gap-2">
      <Progress value={used} max={max} label={use} />
      <p className="font-semibold tabular-nums">{use}</p>
      <ul className="grid gap-1 text-sm text-muted">
        <li>{t('parts', { parts: groupDigits(parts), riel: groupDigits(riel) })}</li>
        {dayEndsAt && <li>{t('ends', { at: at(dayEndsAt) })}</li>}
        <li>
          {t('strangers', { used: groupDigits(usedByStrangers), max: groupDigits(strangersMax) })}{' '}
          {strangersEndAt && t('strangersEnd', { at: at(strangersEndAt) })}
        </li>
        {todayUntil && <li>{t('onlyToday', { at: at(todayUntil), max: groupDigits(perDay) })}</li>}
      </ul>
    </div>
  );
}
