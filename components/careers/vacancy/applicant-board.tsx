'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { StepBoard } from '@/components/kits/board/step-column';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import { ApplicantColumn } from './applicant-column';
import { ApplicantSheet, type OpenApplicant } from './applicant-sheet';
import { MoveApplicants } from './move-applicants';

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
