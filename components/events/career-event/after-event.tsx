'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useMinute } from '@/components/ui/use-minute';
import { scheduleApi } from '@/lib/api/schedule';
import type { EventFeedback } from '@/lib/contract/events/after-event';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { takesFeedback } from '@/lib/domain/events/event-feedback';
import { FeedbackForm } from './feedback-form';
import { usePlaceCalls } from './use-place-calls';

function Said({ said, onChange }: { said: EventFeedback; onChange: (() => void) | null }) {
  const t = useTranslations('careerEvent.after');
  return (
    <>
      <Alert tone="success">{t('said')}</Alert>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('rating')}</dt>
        <dd>{t(`ratings.${said.rating as 1 | 2 | 3 | 4 | 5}`)}</dd>
        <dt className="text-muted">{t('helped')}</dt>
        <dd>{t(`helpedAnswers.${said.helped}`)}</dd>
        {said.words && (
          <>
            <dt className="text-muted">{t('words')}</dt>
            <dd className="wrap-anywhere">{said.words}</dd>
          </>
        )}
      </dl>
      {onChange && (
        <Button variant="ghost" onClick={onChange}>
          {t('change')}
        </Button>
      )}
    </>
  );
}

/** After an event, for who was there: three questions, and the certificate. */
export function AfterEvent({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.after');
  const attended = useTranslations('careerEvent.take')('attended');
  const locale = useLocale();
  const { params } = usePlaceCalls(event, userId);
  const { afterEvent } = scheduleApi;
  const [isChanging, setChanging] = useState(false);
  const query = useQuery(afterEvent.read.queryOptions({ params }));
  const now = useMinute();
  const canSay = now !== null && takesFeedback(new Date(event.endsAt), new Date(now));
  return (
    <>
      <Alert tone="success">{attended}</Alert>
      <SaveFileButton
        label={t('certificate')}
        failed={t('certificateFailed')}
        read={async () => {
          await afterEvent.certify({ params });
          return afterEvent.certificate({ params, query: { lang: locale === 'km' ? 'km' : 'en' } });
        }}
      />
      <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
        {(said) => {
          if (said && !isChanging)
            return <Said said={said} onChange={canSay ? () => setChanging(true) : null} />;
          return canSay ? (
            <FeedbackForm event={event} userId={userId} said={said} onSaid={() => setChanging(false)} />
          ) : null;
        }}
      </QueryState>
    </>
  );
}
