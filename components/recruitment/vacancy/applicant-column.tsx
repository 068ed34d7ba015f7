'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { BoardCard } from '@/components/kits/board/board-card';
import { createDrag } from '@/components/kits/board/create-drag';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusDot } from '@/components/ui/status-dot';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Step } from '@/lib/contract/applicant/applicant-shapes';
import type { VacancyApplicant } from '@/lib/contract/recruitment/vacancy-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { applicantList } from './vacancy-list';

/** The most that one call answers; the rest of a step stands in the list. */
const cardsAColumn = 100;

const { drag, useDrop } = createDrag<VacancyApplicant>();

interface ApplicantColumnProps {
  organizationId: string;
  vacancyId: string;
  step: Step;
  steps: readonly Step[];
  onOpen: (applicant: VacancyApplicant) => void;
  onMove: (applicant: VacancyApplicant, target: string) => void;
}

/** The applicants on one step, the newest first. */
export function ApplicantColumn(props: ApplicantColumnProps) {
  const { organizationId, vacancyId, step, steps, onOpen, onMove } = props;
  const t = useTranslations('vacancyDesk.board');
  const locale = useLocale();
  const { isOver, ...handlers } = useDrop({
    takes: ({ status }) => status !== step.key,
    onDrop: (applicant) => onMove(applicant, step.key),
  });
  const query = useQuery(
    recruitmentApi.vacancies.applicants.queryOptions({
      params: { orgId: organizationId, id: vacancyId },
      query: { status: step.key, limit: cardsAColumn },
    }),
  );
  const rows = query.data?.data ?? [];
  const restCount = (query.data?.count_total ?? 0) - rows.length;
  return (
    <li
      {...handlers}
      className={cn(
        'w-[82vw] max-w-80 shrink-0 snap-start rounded-lg border bg-sunken p-3',
        isOver ? 'border-accent' : 'border-border',
      )}
    >
      <h2 className="mb-2 flex items-center justify-between gap-2 text-base">
        <StatusDot color={step.color} className="text-text">
          {pickName(step, locale)}
        </StatusDot>
        <span className="text-sm font-normal tabular-nums text-muted">{query.data?.count_total ?? ''}</span>
      </h2>
      <div
        tabIndex={0}
        role="group"
        aria-label={pickName(step, locale)}
        className="max-h-[70vh] overflow-y-auto rounded-md"
      >
        {query.isPending && <Skeleton className="h-28 rounded-md" />}
        {query.isError && (
          <Button variant="secondary" wide onClick={() => void query.refetch()}>
            {t('again')}
          </Button>
        )}
        {query.isSuccess && rows.length === 0 && <p className="p-2 text-sm text-muted">{t('empty')}</p>}
        <ul className="grid gap-2">
          {rows.map((applicant) => (
            <li key={applicant.applicationId}>
              <ApplicantCard
                applicant={applicant}
                steps={steps.filter(({ key }) => key !== step.key)}
                onOpen={onOpen}
                onMove={onMove}
              />
            </li>
          ))}
        </ul>
        {restCount > 0 && (
          <Link
            href={applicantList(vacancyId).href({ filters: { status: step.key } })}
            className="mt-2 block text-sm underline underline-offset-4"
          >
            {t('rest', { count: restCount })}
          </Link>
        )}
      </div>
    </li>
  );
}

interface ApplicantCardProps {
  applicant: VacancyApplicant;
  steps: readonly Step[];
  onOpen: (applicant: VacancyApplicant) => void;
  onMove: (applicant: VacancyApplicant, target: string) => void;
}

function ApplicantCard({ applicant, steps, onOpen, onMove }: ApplicantCardProps) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { firstName, lastName, isVerified, message, createdAt } = applicant;
  const name = `${lastName} ${firstName}`;
  return (
    <BoardCard
      title={
        <h3 className="min-w-0 text-base font-semibold">
          <button
            type="button"
            onClick={() => onOpen(applicant)}
            className="min-h-11 text-left underline-offset-4 hover:underline"
          >
            {name}
          </button>
        </h3>
      }
      moveLabel={t('board.move', { name })}
      columns={steps.map((each) => ({ key: each.key, label: pickName(each, locale), color: each.color }))}
      onDrag={(isDragged) => drag(isDragged ? applicant : null)}
      onMove={(target) => onMove(applicant, target)}
    >
      {message && <p className="line-clamp-2 whitespace-pre-line text-sm text-muted">{message}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span>{formatDate(createdAt, locale)}</span>
        {!isVerified && <Badge>{t('applicants.unproven')}</Badge>}
      </p>
    </BoardCard>
  );
}
