'use client';

import { useTranslations } from 'next-intl';
import { InstantField } from '@/components/form/instant-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { eventForm } from './event-form';

const newTime = eventForm.pick({ startsAt: true });

interface CopyEventProps {
  event: DeskEvent;
  open: boolean;
  onClose: () => void;
}

/** Asks for the new time, and makes a draft with the same content. */
export function CopyEvent({ event, open, onClose }: CopyEventProps) {
  const t = useTranslations('eventDesk');
  const { send } = useWrite(scheduleApi.eventDesk.copy, { done: t('copied') });
  if (!open) return null;
  return (
    <WriteDialog
      title={t('copyTitle')}
      description={t('copyBody')}
      schema={newTime}
      defaultValues={{ startsAt: '' }}
      onSend={(body) => send({ params: { orgId: event.organizationId, id: event.eventId }, body })}
      submitLabel={t('copy')}
      onClose={onClose}
    >
      <InstantField name="startsAt" label={t('fields.startsAt')} />
    </WriteDialog>
  );
}
