'use client';

import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { scheduleApi } from '@/lib/api/schedule';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type DeskEvent, eventDeskResource } from '@/lib/contract/events/event-desk';

interface CallOffProps {
  event: DeskEvent;
  open: boolean;
  onClose: () => void;
}

/** Asks why an event is called off, and says who will be told. */
export function CallOff({ event, open, onClose }: CallOffProps) {
  const t = useTranslations('eventDesk');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && (
        <DialogContent title={t('cancelTitle')} description={t('cancelBody', { count: event.attendeeCount })}>
          <Reason event={event} onDone={onClose} />
        </DialogContent>
      )}
    </Dialog>
  );
}

/** Events are read by their days: as far as a move is likely. */
const daysAround = 30;

async function readEvent({ eventId, organizationId, calendarId, startsAt }: DeskEvent) {
  const day = dayInCambodia(startsAt);
  const days = { from: addDays(day, -daysAround), to: addDays(day, daysAround) };
  const query = { organizationId, calendarId, ...days, limit: '100' };
  const { data } = await scheduleApi.eventDesk.list({ query });
  return data.find((event) => event.eventId === eventId);
}

function Reason({ event, onDone }: { event: DeskEvent; onDone: () => void }) {
  const t = useTranslations('eventDesk');
  const form = useZodForm(eventDeskResource.endpoints.cancel.body, {
    defaultValues: { reason: { en: '', km: '' }, scope: 'one' },
  });
  const params = { orgId: event.organizationId, id: event.eventId };
  const cancel = useWrite(scheduleApi.eventDesk.cancel);
  return (
    <VersionedForm
      form={form}
      record={event}
      save={(body, version) => cancel.send({ params, version, body })}
      reread={() => readEvent(event)}
      onSaved={() => {
        showToast({ kind: 'success', message: t('cancelled') });
        onDone();
      }}
    >
      <BilingualField name="reason" label={t('fields.reason')} as="textarea" rows={3} maxLength={500} />
      {event.seriesId && (
        <RadioField
          name="scope"
          label={t('fields.cancelScope')}
          options={(['one', 'following'] as const).map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      )}
      <SubmitButton>{t('cancel')}</SubmitButton>
    </VersionedForm>
  );
}
