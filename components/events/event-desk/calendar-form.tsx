'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { scheduleApi } from '@/lib/api/schedule';
import { calendarDraft, type DeskCalendar } from '@/lib/contract/events/calendar-desk';
import type { Text } from '@/lib/contract/fields';
import { pickText } from '@/lib/i18n/pick';

/** Colours that stand out on light and dark, each with its name in the texts. */
const colors = {
  '#0F766E': 'teal',
  '#1D4ED8': 'blue',
  '#B45309': 'amber',
  '#BE123C': 'red',
  '#6D28D9': 'violet',
} as const;
const schema = calendarDraft.extend({ organizationId: z.uuid('required') });

interface CalendarFormProps {
  calendar: DeskCalendar | null;
  organizations: readonly { organizationId: string; name: Text }[];
  onDone: () => void;
}

export function CalendarForm({ calendar, organizations, onDone }: CalendarFormProps) {
  const t = useTranslations('eventDesk.calendars');
  const locale = useLocale();
  const create = useWrite(scheduleApi.calendarDesk.create);
  const update = useWrite(scheduleApi.calendarDesk.update);
  const form = useZodForm(schema, {
    defaultValues: calendar ?? {
      organizationId: organizations[0]?.organizationId ?? '',
      kind: 'events',
      audience: 'public',
      name: { en: '', km: '' },
      color: '#0F766E',
    },
  });
  const shownColors = Object.entries(colors).map(([value, key]) => ({ value, label: t(`color.${key}`) }));
  const ownColor =
    calendar && !(calendar.color in colors) ? [{ value: calendar.color, label: calendar.color }] : [];
  return (
    <VersionedForm
      form={form}
      record={calendar ?? undefined}
      toValues={(record) => schema.parse(record)}
      save={({ organizationId: orgId, ...body }, version) =>
        calendar
          ? update.send({ params: { orgId, id: calendar.calendarId }, body, version })
          : create.send({ params: { orgId }, body })
      }
      reread={async () => {
        const { data } = await scheduleApi.calendarDesk.list();
        return data.find(({ calendarId }) => calendarId === calendar?.calendarId);
      }}
      onSaved={() => {
        showToast({ kind: 'success', message: t('saved') });
        onDone();
      }}
    >
      {!calendar && (
        <SelectField
          name="organizationId"
          label={t('organization')}
          options={organizations.map(({ organizationId, name }) => ({
            value: organizationId,
            label: pickText(name, locale),
          }))}
        />
      )}
      <BilingualField name="name" label={t('name')} maxLength={120} />
      <RadioField
        name="kind"
        label={t('kindLabel')}
        options={(['events', 'academic'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <RadioField
        name="audience"
        label={t('audienceLabel')}
        options={(['public', 'members'] as const).map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      <SelectField name="color" label={t('colorLabel')} options={[...shownColors, ...ownColor]} />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
