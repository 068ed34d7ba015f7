'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { useWrite } from '@/components/kits/write/use-write';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { type SchoolTerm, termDraft } from '@/lib/contract/events/terms';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { HolidayForm } from './holiday-form';
import { useHolidayRows } from './use-holiday-rows';
import type { YearRow } from './year-line';
import { YearSection } from './year-section';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { typedDay } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { termKinds } from '@/lib/domain/school-day/school-year';

const { shape } = termDraft;
const schema = termDraft.extend({ startsOn: typedDay(shape.startsOn), endsOn: typedDay(shape.endsOn) });

interface TermFormProps {
  organizationId: string;
  term: SchoolTerm | null;
  onDone: () => void;
}

/** A term, a holiday of some days, or weeks of exams. */
function TermForm({ organizationId: orgId, term, onDone }: TermFormProps) {
  const t = useTranslations('eventDesk.year');
  const create = useWrite(scheduleApi.terms.create, { done: t('saved') });
  const update = useWrite(scheduleApi.terms.update, { done: t('saved') });
  const form = useZodForm(schema, {
    defaultValues: term ? typedFrom(schema, term) : typedNothing(schema, { kind: 'term' }),
  });
  return (
    <VersionedForm
      form={form}
      record={term ?? undefined}
      toValues={(record) => typedFrom(schema, record)}
      save={(body, version) =>
        term
          ? update.send({ params: { orgId, id: term.termId }, body, version })
          : create.send({ params: { orgId }, body })
      }
      reread={async () => {
        const { data } = await scheduleApi.terms.list({ params: { orgId } });
        return data.find(({ termId }) => termId === term?.termId);
      }}
      onSaved={onDone}
    >
      <SelectField
        name="kind"
        label={t('kindLabel')}
        options={termKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <BilingualField name="name" label={t('name')} maxLength={120} />
      <DateField name="startsOn" label={t('startsOn')} />
      <DateField name="endsOn" label={t('endsOn')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}

const tones = { term: 'success', holiday: 'accent', exam: 'warning' } as const;
const daysAhead = 365;

/** The year of a school in one place: terms, weeks of exams, its own holidays and those of the country. */
export function SchoolYearList({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('eventDesk.year');
  const locale = useLocale();
  const today = useToday();
  const params = { orgId };
  const terms = useQuery(scheduleApi.terms.list.queryOptions({ params }));
  const holidays = useQuery({
    ...scheduleApi.holidays.list.queryOptions({
      params,
      query: today ? { from: today, to: addDays(today, daysAhead) } : {},
    }),
    enabled: today !== '',
  });
  const remove = useWrite(scheduleApi.terms.remove);
  const holidayRows = useHolidayRows(orgId, true);
  const termRow = (term: SchoolTerm): YearRow => ({
    key: term.termId,
    name: pickText(term.name, locale),
    when:
      term.startsOn === term.endsOn
        ? formatDate(term.startsOn, locale)
        : t('span', { from: formatDate(term.startsOn, locale), to: formatDate(term.endsOn, locale) }),
    startsOn: term.startsOn,
    badge: { text: t(`kind.${term.kind}`), tone: tones[term.kind] },
    remove: () => remove.send({ params: { orgId, id: term.termId } }),
  });
  return (
    <QueryState query={terms} skeleton={<ListSkeleton />}>
      {({ data }) => {
        const days = holidays.data?.data ?? [];
        return (
          <YearSection
            title={t('terms')}
            lead={t('termsLead')}
            none={t('noTerms')}
            addLabel={t('addPart')}
            rows={[...data.filter(({ endsOn }) => endsOn >= today).map(termRow), ...holidayRows(days)]}
            form={(key, onDone) => {
              const holiday = days.find(({ holidayId }) => holidayId === key);
              return holiday ? (
                <HolidayForm organizationId={orgId} holiday={holiday} onDone={onDone} />
              ) : (
                <TermForm
                  organizationId={orgId}
                  term={data.find(({ termId }) => termId === key) ?? null}
                  onDone={onDone}
                />
              );
            }}
          />
        );
      }}
    </QueryState>
  );
}
