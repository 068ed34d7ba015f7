'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ApplicationListParams } from '@/components/admissions/application/application-list';
import type { FilterField } from '@/components/kits/list/filter-fields';
import { applicantApi } from '@/lib/api/applicant';
import { pipelineLimits } from '@/lib/domain/limits';
import { entryVerdicts } from '@/lib/domain/schools/may-enter';
import { pickName } from '@/lib/i18n/pick';
import { useAssigneeOptions } from './use-assignee-options';

const { answerWithinDays } = pipelineLimits;

/** By what a list of applications can be narrowed. */
export function useApplicationFilters(): FilterField<ApplicationListParams>[] {
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk');
  const words = useTranslations('education.entry');
  const locale = useLocale();
  const assigneeOptions = useAssigneeOptions();
  const { schools = [] } = useQuery(applicantApi.pipeline.summary.queryOptions()).data ?? {};
  return [
    { kind: 'text', name: 'keyword', label: t('keyword') },
    {
      kind: 'select',
      name: 'schoolId',
      label: t('school'),
      any: t('allSchools'),
      options: schools.map((school) => ({ value: school.schoolId, label: pickName(school, locale) })),
    },
    { kind: 'text', name: 'enrollToSubject', label: t('program') },
    { kind: 'province', name: 'province', label: tDesk('province'), any: tDesk('anyProvince') },
    {
      kind: 'select',
      name: 'turn',
      label: tDesk('panel.turn'),
      any: tDesk('anyWaiting'),
      options: [{ value: 'school', label: tDesk('schoolsTurn') }],
      narrows: true,
    },
    {
      kind: 'select',
      name: 'waitingDays',
      label: tDesk('columns.waiting'),
      any: tDesk('anyWaiting'),
      options: [answerWithinDays, answerWithinDays * 2, answerWithinDays * 4].map((days) => ({
        value: String(days),
        label: tDesk('waitingFrom', { days }),
      })),
    },
    {
      kind: 'select',
      name: 'entry',
      label: tDesk('entry.label'),
      any: tDesk('entry.any'),
      options: entryVerdicts.map((verdict) => ({ value: verdict, label: words(verdict) })),
    },
    {
      kind: 'select',
      name: 'onCondition',
      label: tDesk('offer.label'),
      any: tDesk('offer.any'),
      options: [{ value: 'true', label: tDesk('offer.onCondition') }],
      narrows: true,
    },
    {
      kind: 'select',
      name: 'assigneeId',
      label: tDesk('columns.assignee'),
      any: tDesk('board.anybody'),
      options: assigneeOptions,
    },
    { kind: 'dates', from: 'createdAt', to: 'createdTo', labels: [t('from'), t('to')] },
  ];
}
