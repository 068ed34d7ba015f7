'use client';

import { useLocale, useTranslations } from 'next-intl';
import { StepStatus } from '@/components/admissions/application/step-status';
import type { Column } from '@/components/kits/list/columns';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { WaitingBadge } from './waiting-badge';

/** What the list says of an application beside the name. */
export function useApplicationColumns(): Column<Applicant>[] {
  const t = useTranslations('advisor.list');
  const tApplications = useTranslations('applications');
  const tDesk = useTranslations('applicationDesk');
  const locale = useLocale();
  return [
    {
      id: 'school',
      header: t('columns.school'),
      isLong: true,
      cell: ({ school, enrollToSubject }) => (
        <>
          <span className="block">
            {enrollToSubject ? pickName(enrollToSubject, locale) : tApplications('noProgram')}
          </span>
          <span className="block text-muted">{pickName(school, locale)}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      card: 'badge',
      cell: ({ step }) => <StepStatus step={step} />,
      text: ({ step }) => pickName(step, locale),
    },
    {
      id: 'applied',
      header: t('columns.applied'),
      card: 'foot',
      sort: 'applied',
      text: ({ createdAt }) => dayInCambodia(createdAt),
      cell: ({ createdAt }) => formatDate(createdAt, locale),
    },
    {
      id: 'reference',
      header: t('columns.reference'),
      className: 'tabular-nums',
      cell: ({ referenceCode }) => referenceCode,
      optional: true,
    },
    {
      id: 'waiting',
      header: tDesk('columns.waiting'),
      sort: 'waiting',
      cell: (row) => <WaitingBadge application={row} />,
    },
    {
      id: 'assignee',
      header: tDesk('columns.assignee'),
      optional: true,
      cell: ({ assignee }) => assignee && pickName(assignee, locale),
      text: ({ assignee }) => (assignee ? pickName(assignee, locale) : ''),
    },
  ];
}
