'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { applicationQuery } from '@/components/admissions/application/application-list';
import { applicantInScripts } from '@/components/admissions/application/names';
import { pipelineLimits } from '@/lib/domain/limits';
import { possibleSteps } from './possible-steps';
import { useApplicationPanel } from './use-application-panel';
import { useApplicationColumns } from './use-application-columns';
import { useAssigneeOptions } from './use-assignee-options';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListPage } from '@/components/kits/list/list-page';
import { useListState } from '@/components/kits/list/use-list-state';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';

const { answerWithinDays } = pipelineLimits;

const BulkActions = lazyPart(
  () => import('./bulk-actions').then((module) => module.BulkActions),
  () => null,
);

/** Applications to the schools that the reader keeps, or those that they have entered for others. */
export function ApplicationListView({ entered = false }: { entered?: boolean }) {
  const area = useApplicationArea();
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk');
  const locale = useLocale();
  const assigneeOptions = useAssigneeOptions();
  const { schools = [], steps = [] } = useQuery(applicantApi.pipeline.summary.queryOptions()).data ?? {};
  const person = usePersonName()<Applicant>({
    header: t('columns.applicant'),
    key: ({ applicantId }) => applicantId,
    names: applicantInScripts,
    phone: ({ phone }) => phone,
  });
  const name = {
    ...person,
    csv: [
      ...(person.csv ?? []),
      { header: t('columns.reference'), text: ({ referenceCode }: Applicant) => referenceCode },
      { header: t('phone'), text: ({ phone }: Applicant) => phone },
      { header: t('school'), text: ({ school }: Applicant) => pickName(school, locale) },
      {
        header: t('program'),
        text: ({ enrollToSubject: program }: Applicant) => (program ? pickName(program, locale) : ''),
      },
    ],
  };
  const columns = useApplicationColumns();
  const address = entered ? area.entered : area.list;
  const list = useListState(address);
  // Back to what is to be decided again.
  const panel = useApplicationPanel((id) => list.state.row !== '' && list.open(id));
  const ofAssignee = {
    kind: 'select' as const,
    name: 'assigneeId' as const,
    label: tDesk('columns.assignee'),
    any: tDesk('board.anybody'),
    options: assigneeOptions,
  };
  return (
    <ListPage
      lead={entered ? tDesk('enteredLead') : t('lead')}
      address={address}
      query={applicationQuery(entered)}
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
        ofAssignee,
        { kind: 'dates', from: 'createdAt', to: 'createdTo', labels: [t('from'), t('to')] },
      ]}
      tabs={{
        name: 'applicantStatus',
        label: t('tabs'),
        all: t('allTab'),
        tabs: steps.map((step) => ({ ...step, label: pickName(step, locale) })),
        counts: ({ countByStatus }) => countByStatus,
      }}
      bulk={(rows: Applicant[], onClear: () => void) => (
        <BulkActions rows={rows} steps={possibleSteps({ steps, schools }, rows)} onDone={onClear} />
      )}
      exports={{ fileName: 'applications', rowsPerCall: 100 }}
      panel={panel}
      shown={(count, { countAllData }) => t('shown', { count, all: countAllData ?? count })}
      empty={{
        title: t('emptyTitle'),
        body: t('emptyBody'),
        when: ({ countAllData }) => countAllData === 0,
      }}
    />
  );
}
