'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { InstantField } from '@/components/form/instant-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskEvent } from '@/lib/contract/schedule/event-desk';
import { eventForm } from './event-form';

interface CopyEventProps {
  event: DeskEvent;
  open: boolean;
  onClose: () => void;
}

/** Asks for the new time, and makes a draft with the same content. */
export function CopyEvent({ event, open, onClose }: CopyEventProps) {
  const t = useTranslations('eventDesk');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && (
        <DialogContent title={t('copyTitle')} description={t('copyBody')}>
          <NewTime event={event} onDone={onClose} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function NewTime({ event, onDone }: { event: DeskEvent; onDone: () => void }) {
  const t = useTranslations('eventDesk');
  const form = useZodForm(eventForm.pick({ startsAt: true }), { defaultValues: { startsAt: '' } });
  const copy = useMutation(scheduleApi.eventDesk.copy.mutationOptions());
  const keyOf = useRef(keyOfBody());
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const params = { orgId: event.organizationId, id: event.eventId };
        await copy.mutateAsync({ params, body, idempotencyKey: keyOf.current({ params, body }) });
        showToast({ kind: 'success', message: t('copied') });
        onDone();
      }}
    >
      <InstantField name="startsAt" label={t('fields.startsAt')} />
      <SubmitButton>{t('copy')}</SubmitButton>
    </Form>
  );
}
