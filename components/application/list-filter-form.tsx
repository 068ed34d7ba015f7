'use client';

import { SlidersHorizontal } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { LinkButton } from '@/components/ui/link-button';
import { typed } from '@/lib/contract/fields';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';
import { useRouter } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { hrefOfFilter, isNarrowed, type ListFilter, noFilter } from './list-filter';

const day = z
  .string()
  .refine((value) => value === '' || parseMonthDayYear(value) !== null, 'invalid-date')
  .transform((value) => parseMonthDayYear(value) ?? '');

const filterForm = z.object({
  keyword: typed(120),
  enrollToSubject: typed(120),
  schoolId: z.string(),
  createdAt: day,
  createdTo: day,
});

const asTyped = (isoDay: string) => (isoDay ? toMonthDayYear(isoDay) : '');

/** Everything that narrows the list besides the status; the address changes when it is sent. */
export function ListFilterForm({ filter, schools }: { filter: ListFilter; schools: Pipeline['schools'] }) {
  const t = useTranslations('advisor.list');
  const locale = useLocale();
  const router = useRouter();
  const [open, setOpen] = useState(isNarrowed({ ...filter, keyword: '' }));
  const { keyword, enrollToSubject, schoolId, createdAt, createdTo } = filter;
  const form = useZodForm(filterForm, {
    // The address may change under the form: back, a cleared filter.
    values: {
      keyword,
      enrollToSubject,
      schoolId,
      createdAt: asTyped(createdAt),
      createdTo: asTyped(createdTo),
    },
  });
  return (
    <Form
      form={form}
      role="search"
      onSubmit={(values) => router.push(hrefOfFilter({ ...filter, ...values, page: 1 }), { scroll: false })}
      className="grid grid-cols-1 gap-4 rounded-lg border border-border bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="keyword"
          label={t('keyword')}
          optional="unsaid"
          type="search"
          autoComplete="off"
          className="min-w-0 flex-1 basis-64"
        />
        <Button
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-12 max-sm:flex-1"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {t('filters')}
        </Button>
        <Button type="submit" className="min-h-12 max-sm:flex-1">
          {t('apply')}
        </Button>
      </div>
      <div className={cn('grid gap-4 md:grid-cols-2', !open && 'hidden')}>
        {schools.length > 1 && (
          <SelectField
            name="schoolId"
            label={t('school')}
            optional="unsaid"
            placeholder={t('allSchools')}
            options={schools.map((school) => ({ value: school.schoolId, label: pickName(school, locale) }))}
          />
        )}
        <TextField name="enrollToSubject" label={t('program')} optional="unsaid" autoComplete="off" />
        <DateField name="createdAt" label={t('from')} optional="unsaid" />
        <DateField name="createdTo" label={t('to')} optional="unsaid" />
      </div>
      {isNarrowed(filter) && (
        <div>
          <LinkButton
            href={hrefOfFilter({ ...noFilter, applicantStatus: filter.applicantStatus })}
            variant="link"
            scroll={false}
          >
            {t('clear')}
          </LinkButton>
        </div>
      )}
    </Form>
  );
}
