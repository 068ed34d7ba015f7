'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Panel } from '@/components/ui/panel';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { SchoolConfiguration } from '@/lib/contract/schools/school-settings';
import { settingOf } from '@/lib/contract/schools/structures';
import { examResultsSetting } from '@/lib/domain/admissions/result-proofs';
import { dayInCambodia, isIsoDay, parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';

/** The years whose exam somebody may still wait for. */
const shownYears = (): string[] => {
  const year = Number(dayInCambodia(new Date()).slice(0, 4));
  return [String(year), String(year + 1)];
};

/** A setting with a field of its own, which the list of other settings need not show. */
export const isResultsDay = (configId: string): boolean =>
  shownYears().some((year) => configId === examResultsSetting(year));

/** Empty, or a day of the exam's own year as MM/DD/YYYY; read as an ISO day, null when it is empty. */
const dayOf = (year: string) =>
  z.string().transform((typed, context) => {
    if (typed === '') return null;
    const day = parseMonthDayYear(typed);
    if (day?.startsWith(year)) return day;
    context.addIssue(day ? 'other-year' : 'invalid-date');
    return z.NEVER;
  });

interface ResultsDayProps {
  schoolId: string;
  settings: readonly SchoolConfiguration[];
}

function YearForm({ schoolId, year, day }: { schoolId: string; year: string; day: string | null }) {
  const t = useTranslations('schoolDesk');
  const { schoolSettings, structures } = schoolStructureApi;
  const told = { invalidates: [schoolSettings.key, structures.key], done: t('saved') };
  const set = useWrite(schoolSettings.setConfiguration, told);
  const remove = useWrite(schoolSettings.removeConfiguration, told);
  const form = useZodForm(z.object({ day: dayOf(year) }), {
    defaultValues: { day: day ? toMonthDayYear(day) : '' },
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ day: value }) => {
        const params = { id: schoolId };
        const configId = examResultsSetting(year);
        if (value === null) await remove.send({ params, body: { configId } });
        // Public: the pages of applicants read it.
        else await set.send({ params, body: { configId, value, isPublic: true } });
      }}
    >
      <DateField name="day" label={t('settings.resultsOf', { year })} optional="unsaid" />
      <SubmitButton>{t('settings.resultsSave', { year })}</SubmitButton>
    </Form>
  );
}

/** When the results of the national exam come out: from that day on a place on condition can be proven. */
export function ResultsDay({ schoolId, settings }: ResultsDayProps) {
  const t = useTranslations('schoolDesk');
  return (
    <Panel title={t('settings.results')}>
      <p className="mb-4 text-muted">{t('settings.resultsHint')}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {shownYears().map((year) => {
          const stored = settingOf(settings, examResultsSetting(year));
          const day = typeof stored === 'string' && isIsoDay(stored) ? stored : null;
          return <YearForm key={`${year} ${day}`} schoolId={schoolId} year={year} day={day} />;
        })}
      </div>
    </Panel>
  );
}
