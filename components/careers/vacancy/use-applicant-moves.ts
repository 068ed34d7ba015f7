'use client';

import { useBatch } from '@/components/kits/batch/use-batch';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Text } from '@/lib/contract/fields';
import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';

const problems = { 'same-step': 'same', 412: 'changed', 404: 'gone', other: 'failed' } as const;

export type ApplicantProblem = (typeof problems)[keyof typeof problems];

/** Moves applicants of vacancies, each based on the version that the reader saw. @returns those that stayed */
export function useApplicantMoves(organizationId: string) {
  const { send } = useBatch({
    call: recruitmentApi.vacancyWork.move,
    params: { orgId: organizationId },
    problems,
    // A rejection ends the interview and the links beside it.
    invalidates: [recruitmentApi.vacancies.key, recruitmentApi.vacancyWork.key],
  });
  return (
    applicants: readonly VacancyApplicant[],
    step: { status: string; reason?: string; message?: Text },
  ) => send(applicants, ({ applicationId, version }) => ({ applicationId, version, ...step }));
}
