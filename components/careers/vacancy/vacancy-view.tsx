'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useMemo } from 'react';
import type { FieldBase } from '@/components/form/field';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import type { DeskVacancy } from '@/lib/contract/careers/vacancy-draft';
import { vacancyKinds } from '@/lib/domain/profiles/recruitment-options';
import { vacancyStates } from '@/lib/domain/careers/vacancy-state';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { VacancyBadge } from './vacancy-badge';
import { vacancyList, vacancyQuery } from './vacancy-list';

const CompanyField = lazyPart(
  () => import('./company-field').then((module) => module.CompanyField),
  () => null,
);

/** All vacancies with their state and how many have applied. */
export function VacancyView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const employerOf = ({ companyName }: DeskVacancy) => pickText(companyName, locale);
  const name: RowName<DeskVacancy> = {
    header: t('fields.title'),
    key: ({ vacancyId }) => vacancyId,
    name: ({ title }) => pickText(title, locale),
    href: ({ vacancyId }) => href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: vacancyId }),
    below: (row) => <span className="block text-sm text-muted">{employerOf(row)}</span>,
    csv: [
      { header: t('csv.titleKm'), text: ({ title }) => title.km },
      { header: t('csv.titleEn'), text: ({ title }) => title.en },
      { header: t('fields.companyId'), text: employerOf },
    ],
  };
  const columns: Column<DeskVacancy>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: ({ state }) => <VacancyBadge state={state} />,
      text: ({ state }) => t(`state.${state}`),
    },
    {
      id: 'kind',
      header: t('fields.kind'),
      cell: ({ kind }) => t(`kind.${kind}`),
      text: ({ kind }) => t(`kind.${kind}`),
    },
    {
      id: 'applicants',
      header: t('columns.applicants'),
      className: 'tabular-nums',
      cell: ({ applicantCount, waitingCount }) => (
        <>
          {t('applicants.shown', { count: applicantCount })}
          {waitingCount > 0 && (
            <span className="font-medium text-primary"> · {t('waitingCount', { count: waitingCount })}</span>
          )}
        </>
      ),
      text: ({ applicantCount }) => String(applicantCount),
    },
    dateColumn({ id: 'deadline', header: t('fields.deadline'), locale, at: ({ deadline }) => deadline }),
    {
      ...dateColumn<DeskVacancy>({
        id: 'updated',
        header: t('columns.updated'),
        locale,
        at: ({ updatedAt }) => updatedAt,
      }),
      optional: true,
    },
  ];
  const EmployerFilter = useMemo(
    () =>
      function EmployerFilter(base: FieldBase) {
        return <CompanyField {...base} organizationId={organizationId} none={t('anyEmployer')} />;
      },
    [organizationId, t],
  );
  return (
    <ListPage
      address={vacancyList}
      query={vacancyQuery(organizationId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        { kind: 'field', name: 'companyId', label: t('fields.companyId'), Field: EmployerFilter },
        {
          kind: 'select',
          name: 'kind',
          label: t('fields.kind'),
          any: t('anyKind'),
          options: vacancyKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          kind: 'select',
          name: 'turn',
          label: t('columns.applicants'),
          any: t('anyTurn'),
          options: [{ value: 'advisor', label: t('turnAdvisor') }],
        },
      ]}
      tabs={{
        name: 'state',
        label: t('columns.state'),
        all: t('all'),
        tabs: vacancyStates.map((key) => ({ key, label: t(`state.${key}`) })),
      }}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'vacancies', rowsPerCall: 100 }}
    />
  );
}
