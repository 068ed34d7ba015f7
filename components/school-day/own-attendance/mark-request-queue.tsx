'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { personNames } from '@/components/accounts/people/person-names';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import type { QueuedMarkRequest } from '@/lib/contract/school-day/mark-requests';
import { formatDate, formatHours, formatMinute } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

const AnswerRequest = lazyPart(
  () => import('./answer-request').then((part) => part.AnswerRequest),
  () => null,
);

function Request({ orgId, request }: { orgId: string; request: QueuedMarkRequest }) {
  const t = useTranslations('markRequest');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { name } = personNames(request, locale);
  const { by, mark, wanted, reason, startsAt, endsAt, at } = request;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          {pickName(request, locale)} · {formatDate(startsAt, locale)} {formatHours(startsAt, endsAt)}
        </span>
        <span className="block">
          {t('asks', { by: t(`by.${by}`), mark: words(mark), wanted: words(wanted) })}
        </span>
        <span className="block wrap-anywhere">{reason}</span>
        <span className="block text-sm text-muted">{formatMinute(at, locale)}</span>
      </span>
      <Button
        size="sm"
        className="min-h-11"
        aria-label={t('answerOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('answer')}
      </Button>
      {isOpen && <AnswerRequest orgId={orgId} request={request} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Who waits for an answer about a mark, the oldest first; nothing where nobody does. */
export function MarkRequestQueue({ orgId }: { orgId: string }) {
  const t = useTranslations('markRequest');
  const { data: answer } = useQuery(
    lmsApi.markRequests.list.queryOptions({ params: { orgId }, query: { state: 'open' } }),
  );
  if (!answer || answer.countTotal === 0) return null;
  return (
    <Panel
      title={t('queue')}
      aside={<span className="text-sm text-muted tabular-nums">{answer.countTotal}</span>}
    >
      <ul className="divide-y divide-border">
        {answer.data.map((request) => (
          <Request key={request.requestId} orgId={orgId} request={request} />
        ))}
      </ul>
    </Panel>
  );
}
