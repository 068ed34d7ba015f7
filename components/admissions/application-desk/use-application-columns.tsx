'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EntryWord } from '@/components/schools/seeker/entry-word';
import { StepStatus } from '@/components/admissions/application/step-status';
import type { Column } from '@/components/kits/list/columns';
import { StatusDot } from '@/components/ui/status-dot';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { isDecided } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { withoutDegree } from '@/lib/domain/schools/without-degree';
import { pickName } from '@/lib/i18n/pick';
import { useHeldMove } from './held-moves';
import { WaitingBadge } from './waiting-badge';

/** The step of a row, or the one that it is about to be moved to. */
function RowStatus({ application }: { application: Applicant }) {
  const held = useHeldMove(application.applicantId);
  if (held?.problem !== null) return <StepStatus step={application.step} />;
  const { color, status } = held.input;
  return (
    <StatusDot color={color} className="text-muted">
      {status} …
    </StatusDot>
  );
}

/** What the list says of an application beside the name. */
export function useApplicationColumns(): Column<Applicant>[] {
  const t = useTranslations('advisor.list');
  const tApplications = useTranslations('applications');
  const tDesk = useTranslations('applicationDesk');
  const entryWords = useTranslations('education.entry');
  const locale = useLocale();
  return [
    {
      id: 'school',
      header: t('columns.school'),
      isLong: true,
      cell: ({ school, enrollToSubject }) => (
        // In one line: a row of the table shows no second one.
        <>
          {enrollToSubject ? withoutDegree(pickName(enrollToSubject, locale)) : tApplications('noProgram')}
          <span className="text-muted"> · {pickName(school, locale)}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      card: 'badge',
      cell: (row) => <RowStatus application={row} />,
      text: ({ step }) => pickName(step, locale),
    },
    {
      id: 'entry',
      header: tDesk('entry.label'),
      card: 'foot',
      cell: ({ entry }) => entry && <EntryWord verdict={entry.verdict} />,
      text: ({ entry }) => (entry ? entryWords(entry.verdict) : ''),
    },
    {
      id: 'waiting',
      header: tDesk('columns.waiting'),
      sort: 'waiting',
      card: 'foot',
      cell: (row) => !isDecided(row.applicantStatus) && <WaitingBadge application={row} />,
    },
    {
      id: 'applied',
      header: t('columns.applied'),
      card: 'foot',
      sort: 'applied',
      optional: true,
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
      id: 'assignee',
      header: tDesk('columns.assignee'),
      optional: true,
      cell: ({ assignee }) => assignee && pickName(assignee, locale),
      text: ({ assignee }) => (assignee ? pickName(assignee, locale) : ''),
    },
  ];
}
