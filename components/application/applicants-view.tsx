'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Column } from '@/components/list/columns';
import { dateColumn } from '@/components/list/date-column';
import { ListPage } from '@/components/list/list-page';
import { usePersonName } from '@/components/people/use-person-name';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { type ApplicationList, applicationQuery } from './application-list';
import { applicantInScripts } from './names';
import { StepStatus } from './step-status';

interface ApplicantsViewProps {
  address: ApplicationList;
  title?: string;
  /** The page of an application, or what its name opens over the list. */
  hrefOf?: (applicant: Applicant) => Href;
  detail?: (applicant: Applicant | null, onClose: () => void) => ReactNode;
}

/** All applications to the schools that the reader manages. */
export function ApplicantsView({ address, title, hrefOf, detail }: ApplicantsViewProps) {
  const t = useTranslations('advisor.list');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  const { schools = [], steps = [] } = useQuery(applicantApi.pipeline.summary.queryOptions()).data ?? {};
  const name = usePersonName()<Applicant>({
    header: t('columns.applicant'),
    width: '28%',
    key: ({ applicantId }) => applicantId,
    names: applicantInScripts,
    phone: ({ phone }) => phone,
    ...(hrefOf && { href: hrefOf }),
  });
  const columns: Column<Applicant>[] = [
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
    },
    dateColumn({ id: 'applied', header: t('columns.applied'), locale, at: ({ createdAt }) => createdAt }),
    {
      id: 'reference',
      header: t('columns.reference'),
      width: '9.5rem',
      card: 'foot',
      cell: ({ referenceCode }) => <span className="font-semibold tabular-nums">{referenceCode}</span>,
    },
  ];
  return (
    <ListPage
      {...(title !== undefined && { title })}
      lead={t('lead')}
      address={address}
      query={applicationQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'schoolId',
          label: t('school'),
          any: t('allSchools'),
          options: schools.map((school) => ({ value: school.schoolId, label: pickName(school, locale) })),
        },
        { kind: 'text', name: 'enrollToSubject', label: t('program') },
        { kind: 'dates', from: 'createdAt', to: 'createdTo', labels: [t('from'), t('to')] },
      ]}
      tabs={{
        name: 'applicantStatus',
        label: t('tabs'),
        all: t('allTab'),
        tabs: steps.map((step) => ({ ...step, label: pickName(step, locale) })),
        counts: ({ countByStatus }) => countByStatus,
      }}
      shown={(count, { countAllData }) => t('shown', { count, all: countAllData ?? count })}
      empty={{
        title: t('emptyTitle'),
        body: t('emptyBody'),
        when: ({ countAllData }) => countAllData === 0,
      }}
      {...(detail && { detail })}
    />
  );
}
