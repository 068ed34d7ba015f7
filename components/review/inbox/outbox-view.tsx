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
import { SmsBudget } from './sms-budget';

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
