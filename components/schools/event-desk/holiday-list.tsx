'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { DateField } from '@/components/form/date-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { useWrite } from '@/components/kits/write/use-write';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { type Holiday, holidayDraft } from '@/lib/contract/schedule/holidays';
import { typedDay } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { YearSection } from './year-section';

const schema = holidayDraft.extend({ day: typedDay(holidayDraft.shape.day) });

interface HolidayListProps {
  organizationId: string;
  /** A school changes its own days; those of the country are changed by Sala. */
  isSchool: boolean;
}

/** The holidays that come, of the country and of the school. */
export function HolidayList({ organizationId, isSchool }: HolidayListProps) {
  const t = useTranslations('eventDesk.year');
  const locale = useLocale();
  const today = useToday();
  const query = useQuery({
    ...scheduleApi.holidays.list.queryOptions({ params: { orgId: organizationId }, query: { from: today } }),
    enabled: today !== '',
  });
  const remove = useWrite(scheduleApi.holidays.remove);
  return (
    <QueryState query={query} skeleton={<ListSkeleton />}>
      {({ data }) => (
        <YearSection
          title={t('holidays')}
          lead={t(isSchool ? 'holidaysLeadSchool' : 'holidaysLead')}
          none={t('noHolidays')}
          addLabel={t('addHoliday')}
          rows={data.map(({ holidayId: id, name, day, isExpected, organizationId: of }) => ({
            key: id,
            name: pickText(name, locale),
            when: formatDate(day, locale),
            badge: isExpected ? t('expected') : isSchool && of !== null ? t('ofSchool') : undefined,
            remove:
              isSchool === (of !== null)
                ? () => remove.send({ params: { orgId: organizationId, id } })
                : undefined,
          }))}
          form={(key, onDone) => (
            <HolidayForm
              organizationId={organizationId}
              holiday={data.find(({ holidayId }) => holidayId === key) ?? null}
              onDone={onDone}
            />
          )}
        />
      )}
    </QueryState>
  );
}

interface HolidayFormProps {
  organizationId: string;
  holiday: Holiday | null;
  onDone: () => void;
}

function HolidayForm({ organizationId: orgId, holiday, onDone }: HolidayFormProps) {
  const t = useTranslations('eventDesk.year');
  const create = useWrite(scheduleApi.holidays.create);
  const update = useWrite(scheduleApi.holidays.update);
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
      onSaved={() => {
        showToast({ kind: 'success', message: t('saved') });
        onDone();
      }}
    >
      <DateField name="day" label={t('day')} />
      <BilingualField name="name" label={t('name')} maxLength={120} />
      <CheckboxField name="isExpected" label={t('isExpected')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
