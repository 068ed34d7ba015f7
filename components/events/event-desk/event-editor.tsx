'use client';

import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
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
import { type EditedEvent, type EventForm, eventForm, eventValues } from './event-form';
import { useWatch } from 'react-hook-form';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { InstantField } from '@/components/form/instant-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { provinces, placeLabel } from '@/lib/domain/geography/geography';
import { eventFormats, eventKinds } from '@/lib/domain/events/events';
import { textLimits } from '@/lib/domain/limits/texts';
import { pickText } from '@/lib/i18n/pick';
import { CampusPosition } from '@/components/schools/school-desk/campus-position';
import { EventPicture } from './event-picture';
import { EventGuests } from './event-guests';
import { EventProgramFields } from './event-program';
import { FieldGroup } from './field-group';
import { useOwnSchools } from '@/components/schools/school-desk/own-schools';
import { academicApi } from '@/lib/api/academic';
import { isLeftOut } from '@/lib/env/left-out';
import { recruitmentApi } from '@/lib/api/recruitment';

/** The career center that the event belongs to; only an organization with centers is asked. */
function CenterField({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('eventDesk.fields');
  const locale = useLocale();
  const { data } = useQuery({
    ...recruitmentApi.registrations.centers.queryOptions({ params: { orgId } }),
    enabled: !isLeftOut('careers'),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <SelectField
      name="careerCenterId"
      label={t('careerCenter')}
      optional
      placeholder={t('noCenter')}
      options={data.data.map(({ careerCenterId, name }) => ({
        value: careerCenterId,
        label: pickText(name, locale),
      }))}
    />
  );
}

/** One of the school's places; Sala's own organization has none. */
function CampusField({ organizationId }: { organizationId: string }) {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const { data: schools = [] } = useOwnSchools();
  const { data } = useQuery({
    ...academicApi.schools.campuses.queryOptions({ params: { id: organizationId } }),
    enabled: schools.some(({ schoolId }) => schoolId === organizationId),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <ComboboxField
      name="campusId"
      label={t('fields.campus')}
      optional
      options={[
        { value: '', label: t('fields.elsewhere') },
        ...data.data.map((campus) => ({ value: campus.campusId, label: pickText(campus.name, locale) })),
      ]}
    />
  );
}

const { titleMax, longTextMax } = textLimits;

interface EventFieldsProps {
  event: ScheduledEvent | null;
  calendars: readonly DeskCalendar[];
}

/** What an event is, when and where it takes place, who may come, and what happens there. */
function EventFields({ event, calendars }: EventFieldsProps) {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const [calendarId, format] = useWatch({ name: ['calendarId', 'format'] }) as [string, string];
  const calendar = calendars.find((each) => each.calendarId === calendarId);
  return (
    <>
      {!event && (
        <SelectField
          name="calendarId"
          label={t('fields.calendar')}
          options={calendars.map((each) => ({
            value: each.calendarId,
            label: `${pickText(each.name, locale)} · ${pickText(each.organizationName, locale)}`,
          }))}
        />
      )}
      <BilingualField name="title" label={t('fields.title')} maxLength={titleMax} />
      <BilingualField
        name="description"
        label={t('fields.description')}
        as="textarea"
        rows={5}
        maxLength={longTextMax}
      />
      {calendar && <EventPicture organizationId={calendar.organizationId} />}
      <SelectField
        name="type"
        label={t('fields.type')}
        options={eventKinds.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <FieldGroup title={t('groups.when')}>
        <InstantField name="startsAt" label={t('fields.startsAt')} />
        <InstantField name="endsAt" label={t('fields.endsAt')} />
        {!event && (
          <DateField
            name="repeatUntil"
            label={t('fields.repeatUntil')}
            hint={t('fields.repeatHint')}
            optional
          />
        )}
        {event?.seriesId && (
          <RadioField
            name="scope"
            label={t('fields.scope')}
            options={(['one', 'following'] as const).map((value) => ({ value, label: t(`scope.${value}`) }))}
          />
        )}
      </FieldGroup>
      <FieldGroup title={t('groups.where')}>
        <RadioField
          name="format"
          label={t('fields.format')}
          options={eventFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
        />
        {format !== 'online' && (
          <>
            {calendar && <CampusField organizationId={calendar.organizationId} />}
            {calendar && <CenterField organizationId={calendar.organizationId} />}
            <BilingualField name="place" label={t('fields.place')} maxLength={titleMax} />
            <ComboboxField
              name="province"
              label={t('fields.province')}
              optional
              options={[
                { value: '', label: '—' },
                ...provinces.map((place) => ({
                  value: place.code,
                  label: placeLabel(place, locale),
                  alias: `${place.en} ${place.km}`,
                })),
              ]}
            />
            <CampusPosition path="mapPoint" optional />
          </>
        )}
        {format !== 'on-site' && (
          <TextField
            name="onlineUrl"
            label={t('fields.onlineUrl')}
            hint={t('fields.onlineHint')}
            type="url"
            optional
          />
        )}
      </FieldGroup>
      <EventGuests />
      <EventProgramFields />
      {!event && <CheckboxField name="isPublished" label={t('fields.isPublished')} />}
    </>
  );
}

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
