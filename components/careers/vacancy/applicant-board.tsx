'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { StepBoard, StepColumn } from '@/components/kits/board/step-column';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import { ApplicantSheet, type OpenApplicant } from './applicant-sheet';
import { MoveApplicants } from './move-applicants';
import { BoardCard } from '@/components/kits/board/board-card';
import { createDrag } from '@/components/kits/board/create-drag';
import { Badge } from '@/components/ui/badge';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { fullName } from '@/lib/domain/people/person-name';

const readAtOnce = 50;

const { drag, useDrop } = createDrag<VacancyApplicant>();

interface ApplicantColumnProps {
  organizationId: string;
  vacancyId: string;
  step: Step;
  steps: readonly Step[];
  onOpen: (applicant: VacancyApplicant, column: readonly VacancyApplicant[]) => void;
  onMove: (applicant: VacancyApplicant, target: string) => void;
}

/** The applicants on one step, the newest first. */
function ApplicantColumn(props: ApplicantColumnProps) {
  const { organizationId, vacancyId, step, steps, onOpen, onMove } = props;
  const t = useTranslations('vacancyDesk.board');
  const { key, applicants } = recruitmentApi.vacancies;
  const drop = useDrop({
    takes: ({ status }) => status !== step.key,
    onDrop: (applicant) => onMove(applicant, step.key),
  });
  return (
    <StepColumn
      step={step}
      drop={drop}
      queryKey={[...key, 'board', organizationId, vacancyId, step.key]}
      read={async (start) => {
        const { data, count_total: countTotal } = await applicants({
          params: { orgId: organizationId, id: vacancyId },
          query: { status: step.key, start, limit: readAtOnce },
        });
        return { data, countTotal };
      }}
      keyOf={({ applicationId }) => applicationId}
      card={(applicant, column) => (
        <ApplicantCard
          applicant={applicant}
          steps={steps.filter((each) => each.key !== step.key)}
          onOpen={() => onOpen(applicant, column)}
          onMove={onMove}
        />
      )}
      texts={{ again: t('again'), empty: t('empty') }}
    />
  );
}

interface ApplicantCardProps {
  applicant: VacancyApplicant;
  steps: readonly Step[];
  onOpen: () => void;
  onMove: (applicant: VacancyApplicant, target: string) => void;
}

function ApplicantCard({ applicant, steps, onOpen, onMove }: ApplicantCardProps) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { firstName, lastName, isVerified, message, createdAt } = applicant;
  const name = fullName({ lastName, firstName });
  return (
    <BoardCard
      title={
        <h3 className="min-w-0 text-base font-semibold">
          <button
            type="button"
            onClick={onOpen}
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

interface ApplicantBoardProps {
  organizationId: string;
  vacancyId: string;
  employer: string;
}

/** Who has applied for a vacancy, by step, side by side. */
export function ApplicantBoard({ organizationId, vacancyId, employer }: ApplicantBoardProps) {
  const t = useTranslations('vacancyDesk.board');
  const steps = useQuery(recruitmentApi.vacancies.steps.queryOptions({ params: { orgId: organizationId } }));
  const [moving, setMoving] = useState<{ applicant: VacancyApplicant; target?: string } | null>(null);
  const [opened, setOpened] = useState<OpenApplicant | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted">{t('hint')}</p>
      <QueryState query={steps} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ data }) => (
          <StepBoard label={t('label')}>
            {data.map((step) => (
              <ApplicantColumn
                key={step.key}
                organizationId={organizationId}
                vacancyId={vacancyId}
                step={step}
                steps={data}
                onOpen={(applicant, column) => setOpened({ applicant, column })}
                onMove={(applicant, target) => setMoving({ applicant, target })}
              />
            ))}
          </StepBoard>
        )}
      </QueryState>
      {opened && (
        <ApplicantSheet
          organizationId={organizationId}
          opened={opened}
          employer={employer}
          onOpen={(applicant) => setOpened({ ...opened, applicant })}
          onClose={() => setOpened(null)}
          onMove={(applicant) => setMoving({ applicant })}
        />
      )}
      {moving && (
        <MoveApplicants
          organizationId={organizationId}
          applicants={[moving.applicant]}
          {...(moving.target && { target: moving.target })}
          steps={steps.data?.data ?? []}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}
