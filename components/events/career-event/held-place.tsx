'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { LeaveEvent } from './leave-event';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

/** A place that waits for the reader until an hour. */
export function HeldPlace({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.take');
  const locale = useLocale();
  const refusal = usePlaceRefusal();
  const { take } = usePlaceCalls(event, userId);
  const until = event.ownPlace?.heldUntil ?? event.startsAt;
  return (
    <>
      <Alert tone="warning">
        {t('held', { date: `${formatDate(until, locale)}, ${formatTimeOfDay(until)}` })}
      </Alert>
      {take.error && <Alert tone="danger">{refusal(take.error)}</Alert>}
      <Button loading={take.isPending} onClick={() => take.mutate()}>
        {t('takeIt')}
      </Button>
      <LeaveEvent event={event} userId={userId} label={t('refuse')} />
    </>
  );
}
