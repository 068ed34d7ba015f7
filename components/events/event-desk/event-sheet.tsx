'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { DeskCalendar } from '@/lib/contract/events/calendar-desk';
import { type DeskEvent, eventDeskResource } from '@/lib/contract/events/event-desk';
import { formatSpan, dayInCambodia } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { EventAttendees } from './event-attendees';
import { EventEditorSheet } from './event-editor-sheet';
import { EventReport } from './event-report';
import { eventTones } from './event-tones';
import { useDeletion, useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Button } from '@/components/ui/button';
import { scheduleApi } from '@/lib/api/schedule';
import { useRefusal } from './use-refusal';
import { BilingualField } from '@/components/form/bilingual-field';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { addDays } from '@/lib/domain/calendar-days';
import { InstantField } from '@/components/form/instant-field';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { eventForm } from './event-form';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useToday } from '@/components/ui/use-today';

const EventDoor = lazyPart(
  async () => (await import('./event-door')).EventDoor,
  () => null,
  { ssr: false },
);

/** Opens the door of an event, until a day after its end. */
function OpenDoor({ event }: { event: DeskEvent }) {
  const t = useTranslations('eventDesk');
  const [isOpen, setOpen] = useState(false);
  const isPast = useToday() > addDays(dayInCambodia(event.endsAt), 1);
  if (event.status !== 'published' || !event.takesRegistrations || isPast) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('door')}
      </Button>
      {isOpen && <EventDoor event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

const newTime = eventForm.pick({ startsAt: true });

interface CopyEventProps {
  event: DeskEvent;
  open: boolean;
  onClose: () => void;
}

/** Asks for the new time, and makes a draft with the same content. */
function CopyEvent({ event, open, onClose }: CopyEventProps) {
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

interface CallOffProps {
  event: DeskEvent;
  open: boolean;
  onClose: () => void;
}

/** Asks why an event is called off, and says who will be told. */
function CallOff({ event, open, onClose }: CallOffProps) {
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
  const cancel = useWrite(scheduleApi.eventDesk.cancel, { done: t('cancelled') });
  return (
    <VersionedForm
      form={form}
      record={event}
      save={(body, version) => cancel.send({ params, version, body })}
      reread={() => readEvent(event)}
      onSaved={onDone}
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

interface EventActionsProps {
  event: DeskEvent;
  onEdit: () => void;
  onGone: () => void;
}

/** What can be done with an event now; what cannot is not offered. */
function EventActions({ event, onEdit, onGone }: EventActionsProps) {
  const t = useTranslations('eventDesk');
  const refusal = useRefusal();
  const [asked, setAsked] = useState<'cancel' | 'copy' | null>(null);
  const params = { orgId: event.organizationId, id: event.eventId };
  const publish = useWrite(scheduleApi.eventDesk.publish, {
    problems: refusal,
    done: (_answer, { body }) => t(body.published ? 'publishDone' : 'unpublishDone'),
  });
  const remove = useDeletion(scheduleApi.eventDesk.remove, {
    problems: refusal,
    done: () => {
      onGone();
      return t('removed');
    },
  });
  const isComing = event.status !== 'cancelled' && event.state !== 'finished';
  const isEmpty = event.attendeeCount === 0;
  const published = event.status !== 'published';
  // The drafts of a series are published together.
  const scope = published && event.seriesId ? 'following' : 'one';
  const publishLabel = scope === 'following' ? t('publishSeries') : t('publish');
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-2.5">
      {isComing && <Button onClick={onEdit}>{t('edit')}</Button>}
      {isComing && (published || isEmpty) && (
        <WriteButton
          variant="secondary"
          write={publish}
          onWrite={() => publish.run({ params, version: event.version, body: { published, scope } })}
        >
          {published ? publishLabel : t('unpublish')}
        </WriteButton>
      )}
      <OpenDoor event={event} />
      <Button variant="secondary" onClick={() => setAsked('copy')}>
        {t('copy')}
      </Button>
      {isComing && (
        <Button variant="secondary" onClick={() => setAsked('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {isEmpty && (
        <WriteButton
          variant="secondary"
          write={remove}
          onWrite={() => remove.run({ params })}
          asks={{ title: t('removeTitle'), description: t('removeBody'), danger: true }}
        >
          {t('remove')}
        </WriteButton>
      )}
      <CallOff event={event} open={asked === 'cancel'} onClose={close} />
      <CopyEvent event={event} open={asked === 'copy'} onClose={close} />
    </div>
  );
}

interface EventSheetProps {
  event: DeskEvent | null;
  calendars: readonly DeskCalendar[];
  onClose: () => void;
}

/** One event at the side of the list: its facts, what can be done with it, and who comes. */
export function EventSheet({ event, calendars, onClose }: EventSheetProps) {
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  if (event && isEditing)
    return <EventEditorSheet open event={event} calendars={calendars} onClose={() => setEditing(false)} />;
  return (
    <Sheet open={event !== null} onOpenChange={(open) => !open && onClose()}>
      {event && (
        <SheetContent side="right" title={pickText(event.title, locale)} className="w-[min(36rem,100vw)]">
          <div className="grid gap-6">
            <EventFacts event={event} />
            <EventActions event={event} onEdit={() => setEditing(true)} onGone={onClose} />
            <EventAttendees event={event} />
            {event.state !== 'upcoming' && (event.takesRegistrations || event.attendeeCount > 0) && (
              <EventReport event={event} />
            )}
          </div>
        </SheetContent>
      )}
    </Sheet>
  );
}

function EventFacts({ event }: { event: DeskEvent }) {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const { startsAt, endsAt, place, onlineUrl, status, cancelReason, priceCents, description } = event;
  const where = pickText(place, locale);
  const items = [
    {
      key: 'when',
      term: t('groups.when'),
      details: formatSpan(startsAt, endsAt, locale),
    },
    ...(where ? [{ key: 'where', term: t('groups.where'), details: where }] : []),
    ...(onlineUrl
      ? [
          {
            key: 'online',
            term: t('fields.onlineUrl'),
            details: <span className="wrap-anywhere">{onlineUrl}</span>,
          },
        ]
      : []),
    {
      key: 'price',
      term: t('fields.price'),
      details: priceCents === 0 ? t('free') : formatUsd(priceCents / 100),
    },
  ];
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone={eventTones[status]}>{t(`status.${status}`)}</Badge>
        <Badge>{t(`type.${event.type}`)}</Badge>
        <Badge>{t(`format.${event.format}`)}</Badge>
        {event.seriesId && <Badge>{t('ofSeries')}</Badge>}
      </p>
      {cancelReason && (
        <p className="rounded-md bg-sunken p-3">{t('because', { reason: pickText(cancelReason, locale) })}</p>
      )}
      <DescriptionList items={items} />
      <p className="whitespace-pre-line wrap-anywhere">{pickText(description, locale)}</p>
    </>
  );
}
