'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ApplicationList, applicationQuery } from '@/components/admissions/application/application-list';
import { applicantInScripts } from '@/components/admissions/application/names';
import { pipelineLimits } from '@/lib/domain/limits';
import { possibleSteps } from './possible-steps';
import { useApplicationColumns } from './use-application-columns';
import { useAssigneeOptions } from './use-assignee-options';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListPage } from '@/components/kits/list/list-page';
import { usePersonName } from '@/components/people/people/use-person-name';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';

const { answerWithinDays } = pipelineLimits;

const BulkActions = lazyPart(
  () => import('./bulk-actions').then((module) => module.BulkActions),
  () => null,
);

interface ApplicationListViewProps {
  address: ApplicationList;
  /** The page of an application, or what its name opens over the list. */
  hrefOf?: (applicant: Applicant) => Href;
  detail?: (applicant: Applicant | null, onClose: () => void) => ReactNode;
  /** Staff take applications on, and work on several at once. */
  isStaff?: boolean;
}

/** All applications to the schools that the reader manages, as a list. */
export function ApplicationListView({ address, hrefOf, detail, isStaff = false }: ApplicationListViewProps) {
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk');
  const locale = useLocale();
  const assigneeOptions = useAssigneeOptions();
  const { schools = [], steps = [] } = useQuery(applicantApi.pipeline.summary.queryOptions()).data ?? {};
  const name = usePersonName()<Applicant>({
    header: t('columns.applicant'),
    width: '28%',
    key: ({ applicantId }) => applicantId,
    names: applicantInScripts,
    phone: ({ phone }) => phone,
    ...(hrefOf && { href: hrefOf }),
  });
  const columns = useApplicationColumns();
  const ofAssignee = {
    kind: 'select' as const,
    name: 'assigneeId' as const,
    label: tDesk('columns.assignee'),
    any: tDesk('board.anybody'),
    options: assigneeOptions,
  };
  return (
    <ListPage
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
        { kind: 'province', name: 'province', label: tDesk('province'), any: tDesk('anyProvince') },
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
          name: 'onCondition',
          label: tDesk('offer.label'),
          any: tDesk('offer.any'),
          options: [{ value: 'true', label: tDesk('offer.onCondition') }],
        },
        ...(isStaff ? [ofAssignee] : []),
        { kind: 'dates', from: 'createdAt', to: 'createdTo', labels: [t('from'), t('to')] },
      ]}
      tabs={{
        name: 'applicantStatus',
        label: t('tabs'),
        all: t('allTab'),
        tabs: steps.map((step) => ({ ...step, label: pickName(step, locale) })),
        counts: ({ countByStatus }) => countByStatus,
      }}
      {...(isStaff && {
        bulk: (rows: Applicant[], onClear: () => void) => (
          <BulkActions rows={rows} steps={possibleSteps({ steps, schools }, rows)} onDone={onClear} />
        ),
      })}
      {...(detail && { detail })}
      shown={(count, { countAllData }) => t('shown', { count, all: countAllData ?? count })}
      empty={{
        title: t('emptyTitle'),
        body: t('emptyBody'),
        when: ({ countAllData }) => countAllData === 0,
      }}
    />
  );
}
