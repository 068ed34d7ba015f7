'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import type { PartnerRequest } from '@/lib/contract/schools/partner-requests';
import type { RequestState } from '@/lib/domain/review/request-states';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';

const PartnerAnswerEditor = lazyPart(
  () => import('./partner-answer-editor').then((module) => module.PartnerAnswerEditor),
  () => <Skeleton className="h-64 rounded-lg" />,
);

/** One request: who asks, for which school, what they want, and what an advisor can do. */
export function PartnerRequestItem({ request }: { request: PartnerRequest }) {
  const t = useTranslations('partnerRequests');
  const features = useTranslations('features.feature');
  const locale = useLocale();
  const [isAnswering, setAnswering] = useState(false);
  const move = useWrite(marketingApi.partnerRequests.answer, { problems: { other: t('failed') } });
  const moveTo = (state: RequestState) =>
    move.run({ params: { id: request.requestId }, version: request.version, body: { state } });
  const isClosed = request.state === 'closed';
  return (
    <li className="border-b border-border py-4 first:pt-0 last:border-b-0 last:pb-0">
      <p className="font-semibold">{request.school}</p>
      <p className="text-sm text-muted">{t('from', { name: request.name, role: request.role })}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        <a
          href={`tel:${request.phone}`}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {formatPhone(request.phone)}
        </a>
        {request.email && (
          <a
            href={`mailto:${request.email}`}
            className="inline-flex min-h-8 items-center break-all underline underline-offset-4"
          >
            {request.email}
          </a>
        )}
      </p>
      <p className="mt-2 whitespace-pre-line">{request.message}</p>
      {request.features.length > 0 && (
        <ul aria-label={t('features')} className="mt-2 flex flex-wrap gap-1.5">
          {request.features.map((feature) => (
            <li key={feature}>
              <Badge>{features(`${feature}.title`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {request.answer && request.answeredAt && (
        <div className="mt-3 rounded-md bg-sunken p-3">
          <p className="text-sm text-muted">
            {t('answered', { date: formatDate(request.answeredAt, locale) })}
          </p>
          <p className="whitespace-pre-line">{request.answer}</p>
        </div>
      )}
      {isAnswering ? (
        <div className="mt-3">
          <PartnerAnswerEditor request={request} onDone={() => setAnswering(false)} />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="flex-1 text-sm text-muted">
            {t('at', { date: formatDate(request.createdAt, locale) })}
          </p>
          <WriteButton
            variant="secondary"
            size="sm"
            className="min-h-11"
            write={move}
            onWrite={() => moveTo(isClosed ? 'new' : 'closed')}
          >
            {t(isClosed ? 'reopen' : 'close')}
          </WriteButton>
          {!isClosed && (
            <Button size="sm" className="min-h-11" onClick={() => setAnswering(true)}>
              {t('answer')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
