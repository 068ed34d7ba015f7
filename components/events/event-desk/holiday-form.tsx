'use client';

import { useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { DateField } from '@/components/form/date-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { scheduleApi } from '@/lib/api/schedule';
import { type Holiday, holidayDraft } from '@/lib/contract/events/holidays';
import { typedDay } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';

const schema = holidayDraft.extend({ day: typedDay(holidayDraft.shape.day) });

interface HolidayFormProps {
  organizationId: string;
  holiday: Holiday | null;
  onDone: () => void;
}

/** A single day without lessons. */
export function HolidayForm({ organizationId: orgId, holiday, onDone }: HolidayFormProps) {
  const t = useTranslations('eventDesk.year');
  const create = useWrite(scheduleApi.holidays.create, { done: t('saved') });
  const update = useWrite(scheduleApi.holidays.update, { done: t('saved') });
  const form = useZodForm(schema, {
    defaultValues: holiday ? typedFrom(schema, holiday) : typedNothing(schema),
  });
  return (
    <VersionedForm
      form={form}
      record={holiday ?? undefined}
      toValues={(record) => typedFrom(schema, record)}
      save={(body, version) =>
        holiday
          ? update.send({ params: { orgId, id: holiday.holidayId }, body, version })
          : create.send({ params: { orgId }, body })
      }
      reread={async () => {
        const { data } = await scheduleApi.holidays.list({ params: { orgId }, query: {} });
        return data.find(({ holidayId }) => holidayId === holiday?.holidayId);
      }}
      onSaved={onDone}
    >
      <DateField name="day" label={t('day')} />
      <BilingualField name="name" label={t('name')} maxLength={120} />
      <CheckboxField name="isExpected" label={t('isExpected')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
