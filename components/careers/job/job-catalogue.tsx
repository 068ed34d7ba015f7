'use client';

import { useMemo } from 'react';
import { Catalogue, type CatalogueProps } from '@/components/kits/catalogue/catalogue';
import type { CatalogueDeclaration, Words } from '@/components/kits/catalogue/define-catalogue';
import { choiceFilter, listFilter, provinceFilter } from '@/components/kits/catalogue/filter-kinds';
import { jobRules } from '@/lib/catalogue/job-rules';
import { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/profiles/recruitment-options';
import type { Messages } from '@/lib/i18n/messages';
import { jobFieldOf, jobFields } from './job-fields';

type JobTexts = Messages['job'];

/** A choice whose texts are those of `job.<part>`. */
const byTexts = <Part extends 'kind' | 'schedule' | 'workplace'>(
  part: Part,
  values: readonly (keyof JobTexts[Part] & string)[],
) =>
  listFilter({
    name: part,
    title: (words) => words(`job.filter.${part}` as 'job.filter.kind'),
    values,
    // The values are the keys of these texts.
    label: (value, words: Words) => words(`job.${part}.${value}` as 'job.kind.job'),
    open: part === 'kind',
  });

const declare = (organizationId: string): CatalogueDeclaration => ({
  rules: jobRules,
  filters: [
    byTexts('kind', vacancyKinds),
    listFilter({
      name: 'field',
      title: (words) => words('job.filter.field'),
      values: jobFields,
      label: (value, words) => {
        const known = jobFieldOf(value);
        return known ? words(`job.field.${known}`) : value;
      },
    }),
    byTexts('schedule', workSchedules),
    byTexts('workplace', workplaces),
    choiceFilter({
      name: 'payPublished',
      title: (words) => words('job.filter.pay'),
      values: ['true'],
      label: (_, words) => words('job.filter.paid'),
    }),
    provinceFilter,
    choiceFilter({
      name: 'status',
      title: (words) => words('job.filter.status'),
      values: ['closed'],
      label: (_, words) => words('job.filter.closed'),
    }),
  ],
  count: (words, values) => words('job.found', values),
  none: (words) => words('job.notFound'),
  more: (words) => words('job.notFoundMore'),
  cardHeight: 'h-64',
  loadLive: async () => (await import('./live-jobs')).liveJobsOf(organizationId),
});

interface JobCatalogueProps extends Omit<CatalogueProps, 'of'> {
  organizationId: string;
}

export function JobCatalogue({ organizationId, ...props }: JobCatalogueProps) {
  const of = useMemo(() => declare(organizationId), [organizationId]);
  return <Catalogue {...props} of={of} />;
}
