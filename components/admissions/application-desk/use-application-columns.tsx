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
      cell: ({ school, enrollToSubject }) => (
        <>
          <span className="block">{pickName(school, locale)}</span>
          <span className="block text-muted">
            {enrollToSubject ? pickName(enrollToSubject, locale) : tApplications('noProgram')}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      width: '17%',
      card: 'badge',
      cell: ({ step }) => <StepStatus step={step} />,
      text: ({ step }) => pickName(step, locale),
    },
    {
      id: 'applied',
      header: t('columns.applied'),
      width: '9rem',
      card: 'foot',
      sort: 'applied',
      text: ({ createdAt }) => dayInCambodia(createdAt),
      cell: ({ createdAt, referenceCode }) => (
        <>
          <span className="block">{formatDate(createdAt, locale)}</span>
          <span className="block font-semibold tabular-nums">{referenceCode}</span>
        </>
      ),
    },
    {
      id: 'waiting',
      header: tDesk('columns.waiting'),
      width: '7.5rem',
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
