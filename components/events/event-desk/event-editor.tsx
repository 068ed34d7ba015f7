'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { useWrite } from '@/components/kits/write/use-write';
import { isApiError } from '@/lib/api/api-error';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskCalendar } from '@/lib/contract/events/calendar-desk';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { EventFields } from './event-fields';
import { type EditedEvent, type EventForm, eventForm, eventValues } from './event-form';

const lessRoom = 'capacity-below-registered';

interface EventEditorProps {
  event: ScheduledEvent | null;
  calendars: readonly DeskCalendar[];
  onDone: () => void;
}

/** Adds an event or a weekly series, or changes an event. */
export function EventEditor({ event, calendars, onDone }: EventEditorProps) {
  const t = useTranslations('eventDesk');
  const client = useQueryClient();
  const create = useWrite(scheduleApi.eventDesk.create, { invalidates: [scheduleApi.calendarDesk.key] });
  const update = useWrite(scheduleApi.eventDesk.update, { invalidates: [scheduleApi.calendarDesk.key] });
  const [registered, setRegistered] = useState<string | null>(null);
  const [isReasonAsked, setReasonAsked] = useState(false);
  const [skipped, setSkipped] = useState(0);
  const organizationOf = (id: string) =>
    calendars.find(({ calendarId }) => calendarId === id)?.organizationId ?? '';

  const add = async ({
    calendarId,
    repeatUntil,
    scope: _scope,
    confirmed: _confirmed,
    reason: _reason,
    ...input
  }: EventForm) => {
    const body = { ...input, ...(repeatUntil && { repeatUntil }) };
    const params = { orgId: organizationOf(calendarId), id: calendarId };
    return create.send({ params, body });
  };
  const change = async (
    stored: ScheduledEvent,
    {
      calendarId: _calendarId,
      isPublished: _isPublished,
      repeatUntil: _until,
      confirmed,
      reason,
      ...input
    }: EventForm,
    version: number,
  ) => {
    const params = { orgId: stored.organizationId, id: stored.eventId };
    const body = {
      ...input,
      ...(registered !== null && confirmed && { confirmed }),
      ...(isReasonAsked && { reason }),
    };
    try {
      return await update.send({ params, body, version });
    } catch (error) {
      if (isApiError(error, 409) && error.code === lessRoom) setRegistered(error.issues[0]?.message ?? '');
      if (isApiError(error, 422) && error.issues.some(({ path }) => path.startsWith('reason.')))
        setReasonAsked(true);
      throw error;
    }
  };
  const save = async (values: EventForm, version: number): Promise<EditedEvent> => {
    if (event) {
      const saved = await change(event, values, version);
      return { version: saved.version, event: saved };
    }
    const added = await add(values);
    setSkipped(added.skipped.length);
    if (added.skipped.length > 0)
      showToast({
        kind: 'success',
        message: t('skipped', {
          dates: added.days.length,
          days: added.skipped.map(({ day }) => day).join(', '),
        }),
      });
    return { version: added.event.version, event: added.event };
  };
  const [first] = calendars;
  return (
    <EntityEditor
      name={`event:${event?.eventId ?? 'new'}`}
      record={{ version: event?.version ?? 0, event } satisfies EditedEvent}
      schema={eventForm}
      toValues={(record) => eventValues(record, first?.calendarId ?? '')}
      save={save}
      refresh={() => client.refetchQueries({ queryKey: scheduleApi.eventDesk.key }, { throwOnError: true })}
      onSaved={() => {
        if (skipped === 0) showToast({ kind: 'success', message: t(event ? 'saved' : 'added') });
        onDone();
      }}
      onCancel={onDone}
      describe={({ event: theirs }) => <p className="font-semibold">{theirs?.title.km}</p>}
      saveLabel={event ? undefined : t('add')}
    >
      <EventFields event={event} calendars={calendars} />
      {isReasonAsked && (
        <BilingualField
          name="reason"
          label={t('fields.moveReason')}
          hint={t('fields.moveReasonHint')}
          as="textarea"
          rows={3}
          maxLength={500}
        />
      )}
      {registered !== null && <CheckboxField name="confirmed" label={t('lessRoom', { count: registered })} />}
    </EntityEditor>
  );
}
