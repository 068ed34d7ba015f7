'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { InstantField } from '@/components/form/instant-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { DeskCalendar } from '@/lib/contract/events/calendar-desk';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { provinces, placeLabel } from '@/lib/domain/geography/geography';
import { eventFormats, eventKinds } from '@/lib/domain/events/events';
import { textLimits } from '@/lib/domain/limits/texts';
import { pickText } from '@/lib/i18n/pick';
import { CampusPosition } from '@/components/schools/school-desk/campus-position';
import { CampusField } from './campus-field';
import { CenterField } from './center-field';
import { EventPicture } from './event-picture';
import { EventGuests } from './event-guests';
import { EventProgram } from './event-program';
import { FieldGroup } from './field-group';

const { titleMax, longTextMax } = textLimits;

interface EventFieldsProps {
  event: ScheduledEvent | null;
  calendars: readonly DeskCalendar[];
}

/** What an event is, when and where it takes place, who may come, and what happens there. */
export function EventFields({ event, calendars }: EventFieldsProps) {
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
      <EventProgram />
      {!event && <CheckboxField name="isPublished" label={t('fields.isPublished')} />}
    </>
  );
}
