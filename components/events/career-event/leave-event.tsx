'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

/** Gives up a place, or a number in the list, after a question. */
export function LeaveEvent({
  event,
  userId,
  label,
}: {
  event: ScheduledEvent;
  userId: string;
  label: string;
}) {
  const t = useTranslations('careerEvent.take');
  const refusal = usePlaceRefusal();
  const { leave } = usePlaceCalls(event, userId);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {leave.error && <Alert tone="danger">{refusal(leave.error)}</Alert>}
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('giveBackTitle')}
        description={t('giveBackBody')}
        confirmLabel={label}
        cancelLabel={t('keep')}
        onConfirm={() => leave.mutateAsync().catch(() => undefined)}
      />
    </>
  );
}
