'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { StatusDot } from '@/components/ui/status-dot';
import { recruitmentApi } from '@/lib/api/recruitment';
import { rejectReasonsApi } from '@/lib/api/reject-reasons';
import type { DeskVacancy } from '@/lib/contract/careers/vacancy-draft';
import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName, pickText } from '@/lib/i18n/pick';
import { ApplicantPanel, sentQuery } from './applicant-sheet';
import { MoveApplicants } from './move-applicants';
import { applicantList, applicantQuery } from './vacancy-list';
import { fullName } from '@/lib/domain/people/person-name';

interface ApplicantsViewProps {
  organizationId: string;
  vacancy: DeskVacancy;
}

const nameOf = ({ lastName, firstName }: VacancyApplicant) => fullName({ lastName, firstName });

/** Who has applied for a vacancy; the chosen ones are moved to a step together. */
export function ApplicantsView({ organizationId, vacancy }: ApplicantsViewProps) {
  const t = useTranslations('vacancyDesk.applicants');
  const locale = useLocale();
  const { vacancyId } = vacancy;
  const address = useMemo(() => applicantList(vacancyId), [vacancyId]);
  const steps = useQuery(recruitmentApi.vacancies.steps.queryOptions({ params: { orgId: organizationId } }));
  const reasons = useQuery(rejectReasonsApi.list.queryOptions({ params: { orgId: organizationId } }));
  // The rows as they were chosen: after a change the list may show others.
  const [moving, setMoving] = useState<readonly VacancyApplicant[] | null>(null);
  const stepOf = ({ step }: VacancyApplicant) => pickName(step, locale);
  const reasonOf = ({ rejectReason }: VacancyApplicant) => {
    const reason = reasons.data?.data.find(({ key }) => key === rejectReason);
    return reason ? pickText(reason.name, locale) : '';
  };
  const name: RowName<VacancyApplicant> = {
    header: t('columns.name'),
    key: ({ applicationId }) => applicationId,
    name: nameOf,
    beside: ({ isVerified }) => !isVerified && <Badge>{t('unproven')}</Badge>,
    below: ({ message }) =>
      message && <span className="line-clamp-3 whitespace-pre-line text-sm text-muted">{message}</span>,
    csv: [{ header: t('columns.name'), text: nameOf }],
  };
  const columns: Column<VacancyApplicant>[] = [
    {
      id: 'step',
      header: t('columns.step'),
      card: 'badge',
      cell: (row) => <StatusDot color={row.step.color}>{stepOf(row)}</StatusDot>,
      text: stepOf,
    },
    { id: 'reason', header: t('columns.reason'), cell: reasonOf, text: reasonOf, onlyWide: true },
    {
      id: 'phone',
      header: t('columns.phone'),
      className: 'tabular-nums',
      cell: ({ phone }) => phone && formatPhone(phone),
      text: ({ phone }) => (phone ? formatPhone(phone) : ''),
    },
    {
      id: 'email',
      header: t('columns.email'),
      className: 'wrap-anywhere',
      onlyWide: true,
      cell: ({ email }) => email,
      text: ({ email }) => email ?? '',
    },
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <>
      <ListPage
        lead={
          vacancy.withdrawnCount > 0
            ? `${t('lead')} ${t('withdrawn', { count: vacancy.withdrawnCount })}`
            : t('lead')
        }
        address={address}
        query={applicantQuery(organizationId, vacancyId)}
        texts={t}
        name={name}
        columns={columns}
        filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
        tabs={{
          name: 'status',
          label: t('columns.step'),
          all: t('all'),
          tabs: (steps.data?.data ?? []).map((step) => ({
            key: step.key,
            label: pickName(step, locale),
            color: step.color,
          })),
        }}
        shown={(count) => t('shown', { count })}
        panel={{
          query: (_, row) => row && sentQuery(organizationId, row),
          showRow: (applicant) => (
            <ApplicantPanel
              organizationId={organizationId}
              applicant={applicant}
              employer={pickText(vacancy.companyName, locale)}
              onMove={(chosen) => setMoving([chosen])}
            />
          ),
        }}
        exports={{ fileName: `applicants-${vacancy.slug}`, rowsPerCall: 100 }}
        bulk={(rows) => <Button onClick={() => setMoving(rows)}>{t('move')}</Button>}
      />
      {moving && (
        <MoveApplicants
          organizationId={organizationId}
          applicants={moving}
          steps={steps.data?.data ?? []}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
