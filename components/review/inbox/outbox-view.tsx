'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { useWrite } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { notificationApi } from '@/lib/api/notification';
import type { OutboxMessage } from '@/lib/contract/notices/outbox';
import { outboxList, outboxQuery } from './inbox-lists';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { groupDigits } from '@/lib/domain/values/number';
import type { SmsBudget as Budget } from '@/lib/contract/notices/sms-budget';

const ChangeBudget = lazyPart(
  () => import('./change-sms-budget').then((module) => module.ChangeSmsBudget),
  () => null,
);

/** How many text messages of today are left, and their number to change when they run out. */
function SmsBudget() {
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

/** Messages of Sala that did not go out: why, and another try. Their texts stay hidden: they may contain codes. */
export function OutboxView() {
  const t = useTranslations('inbox.outbox');
  const locale = useLocale();
  const name: RowName<OutboxMessage> = {
    header: t('columns.recipient'),
    key: ({ id }) => id,
    name: ({ recipient }) => recipient,
    beside: ({ holdsCode }) => holdsCode && <Badge>{t('code')}</Badge>,
    below: ({ subject, requestId }) => (
      <>
        {subject && <span className="block text-muted">{subject}</span>}
        {requestId && (
          <span className="block text-sm text-muted wrap-anywhere">{t('request', { id: requestId })}</span>
        )}
      </>
    ),
  };
  /** How it stands, and why a try failed: the first reason is often the true one. */
  const stateOf = ({ status, sentAt, reason, firstReason }: OutboxMessage): string => {
    const state =
      status === 'sent' && sentAt
        ? t('sentAt', { at: `${formatDate(sentAt, locale)}, ${formatTimeOfDay(sentAt)}` })
        : t(`status.${status}`);
    const first = firstReason && firstReason !== reason && t('first', { reason: firstReason });
    return [state, status !== 'sent' && reason, first].filter(Boolean).join(' · ');
  };
  const columns: Column<OutboxMessage>[] = [
    {
      id: 'channel',
      header: t('columns.channel'),
      cell: ({ channel }) => t(`channel.${channel}`),
      text: ({ channel }) => t(`channel.${channel}`),
    },
    {
      id: 'reason',
      header: t('columns.reason'),
      className: 'wrap-anywhere',
      cell: (message) => stateOf(message),
      text: (message) => stateOf(message),
    },
    {
      id: 'attempts',
      header: t('columns.attempts'),
      cell: ({ attempts }) => attempts,
      text: ({ attempts }) => String(attempts),
    },
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ createdAt }) => createdAt, time: true }),
    {
      id: 'again',
      header: t('columns.again'),
      card: 'deed',
      cell: (message) => message.status === 'failed' && <Retry id={message.id} />,
    },
  ];
  return (
    <>
      <SmsBudget />
      <ListPage
        lead={t('lead')}
        address={outboxList}
        query={outboxQuery}
        texts={t}
        empty={{ title: t('noneTitle'), body: t('noneBody') }}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'to', label: t('to') },
          {
            kind: 'select',
            name: 'status',
            label: t('status.label'),
            any: t('status.any'),
            options: (['failed', 'pending', 'sent', 'all'] as const).map((value) => ({
              value,
              label: t(`status.${value}`),
            })),
          },
        ]}
        shown={(count) => t('shown', { count })}
      />
    </>
  );
}

function Retry({ id }: { id: string }) {
  const t = useTranslations('inbox.outbox');
  const retry = useWrite(notificationApi.outbox.retry, { done: t('retried') });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-11"
      loading={retry.busy}
      onClick={() => void retry.run({ params: { id } })}
    >
      {t('retry')}
    </Button>
  );
}
