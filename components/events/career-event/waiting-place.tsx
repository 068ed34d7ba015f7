'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { LeaveEvent } from './leave-event';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

/** The reader's number in the list, and what happens when a place comes free. */
export function WaitingPlace({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.take');
  const refusal = usePlaceRefusal();
  const { wish } = usePlaceCalls(event, userId);
  return (
    <>
      <Alert title={t('waiting', { number: event.ownPlace?.number ?? 1 })}>{t('waitingBody')}</Alert>
      {wish.error && <Alert tone="danger">{refusal(wish.error)}</Alert>}
      <Checkbox
        checked={event.ownPlace?.takesAtOnce === true}
        disabled={wish.isPending}
        onChange={({ target }) => wish.mutate({ takesAtOnce: target.checked })}
      >
        {t('atOnce')}
      </Checkbox>
      <LeaveEvent event={event} userId={userId} label={t('leave')} />
    </>
  );
}
