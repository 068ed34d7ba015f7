'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { applicationList, applicationQuery } from '@/components/application/application-list';
import { applicantNames } from '@/components/application/names';
import { StepStatus } from '@/components/application/step-status';
import type { Column, RowName } from '@/components/list/columns';
import { ListPage } from '@/components/list/list-page';
import { TabLinks } from '@/components/list/tab-links';
import { OtherName } from '@/components/people/other-name';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** All applications to the schools that the advisor manages. */
export function ApplicationScreen() {
  const t = useTranslations('advisor.list');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  const { schools = [], steps = [] } = useQuery(applicantApi.pipeline.summary.queryOptions()).data ?? {};
  const name: RowName<Applicant> = {
    header: t('columns.applicant'),
    width: '28%',
    key: ({ applicantId }) => applicantId,
    name: (applicant) => applicantNames(applicant, locale).name,
    href: ({ applicantId }) => href('/advisor/user/application/[id]', { id: applicantId }),
    below: (applicant) => (
      <>
        <OtherName other={applicantNames(applicant, locale).other} />
        <span className="block tabular-nums text-muted">{formatPhone(applicant.phone)}</span>
      </>
    ),
  };
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
    {
      id: 'applied',
      header: t('columns.applied'),
      width: '8.5rem',
      card: 'foot',
      cell: ({ createdAt }) => formatDate(createdAt, locale),
    },
    {
      id: 'reference',
      header: t('columns.reference'),
      width: '9.5rem',
      card: 'foot',
      cell: ({ referenceCode }) => <span className="font-semibold tabular-nums">{referenceCode}</span>,
    },
  ];
  const schoolOptions = schools.map((school) => ({
    value: school.schoolId,
    label: pickName(school, locale),
  }));
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      address={applicationList}
      query={applicationQuery}
      label={t('table')}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'schoolId',
          label: t('school'),
          any: t('allSchools'),
          options: schoolOptions,
        },
        { kind: 'text', name: 'enrollToSubject', label: t('program') },
        { kind: 'dates', from: 'createdAt', to: 'createdTo', labels: [t('from'), t('to')] },
      ]}
      tabs={({ state, hrefOf }, list) => {
        const counts = list?.countByStatus ?? null;
        const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
        const tabs = steps.map((step) => ({
          ...step,
          label: pickName(step, locale),
          count: counts && (counts[step.key] ?? 0),
        }));
        return (
          <TabLinks
            label={t('tabs')}
            tabs={[{ key: '', label: t('allTab'), count: all }, ...tabs]}
            current={state.filters.applicantStatus}
            hrefOf={(key) => hrefOf({ filters: { applicantStatus: key } })}
          />
        );
      }}
      shown={(count, { countAllData }) => t('shown', { count, all: countAllData ?? count })}
      none={{ title: t('noneTitle'), body: t('noneBody') }}
      empty={{
        title: t('emptyTitle'),
        body: t('emptyBody'),
        when: ({ countAllData }) => countAllData === 0,
      }}
    />
  );
}
