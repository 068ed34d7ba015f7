'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { EventQuestions } from './event-questions';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

interface TakePlaceProps {
  event: ScheduledEvent;
  userId: string;
}

/** Registers, or joins the waiting list: with one tap, or with the answers that the event asks for. */
export function TakePlace({ event, userId }: TakePlaceProps) {
  const t = useTranslations('careerEvent.take');
  const refusal = usePlaceRefusal();
  const { wish } = usePlaceCalls(event, userId);
  const [takesAtOnce, setAtOnce] = useState(false);
  const isFull = event.seatsLeft === 0 || event.waitingCount > 0;
  const atOnce = isFull && (
    <Checkbox checked={takesAtOnce} onChange={({ target }) => setAtOnce(target.checked)}>
      {t('atOnce')}
    </Checkbox>
  );
  const label = t(isFull ? 'join' : 'register');
  if (event.questions.length > 0)
    return (
      <>
        {isFull && <p>{t('fullBody')}</p>}
        {atOnce}
        <EventQuestions event={event} userId={userId} takesAtOnce={takesAtOnce} send={label} />
      </>
    );
  return (
    <>
      {isFull && <p>{t('fullBody')}</p>}
      {atOnce}
      {wish.error && <Alert tone="danger">{refusal(wish.error)}</Alert>}
      <Button loading={wish.isPending} onClick={() => wish.mutate({ takesAtOnce })}>
        {label}
      </Button>
    </>
  );
}
