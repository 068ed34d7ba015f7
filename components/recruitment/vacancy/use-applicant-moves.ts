'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { outcomeOf } from '@/lib/api/outcome-of';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { VacancyApplicant } from '@/lib/contract/recruitment/vacancy-shapes';

const problems = { 'same-step': 'same', 412: 'changed', 404: 'gone', other: 'failed' } as const;

interface RefusedMove {
  applicant: VacancyApplicant;
  problem: (typeof problems)[keyof typeof problems];
}

/** Moves applicants of vacancies, each based on the version that the reader saw. @returns those that stayed */
export function useApplicantMoves(organizationId: string) {
  const client = useQueryClient();
  const [keyOf] = useState(keyOfBody);
  return async (
    applicants: readonly VacancyApplicant[],
    step: { status: string; reason?: string },
  ): Promise<RefusedMove[]> => {
    const body = {
      rows: applicants.map(({ applicationId, version }) => ({ applicationId, version, ...step })),
    };
    const { outcomes } = await recruitmentApi.vacancyWork.move({
      params: { orgId: organizationId },
      body,
      idempotencyKey: keyOf(body),
    });
    await client.invalidateQueries({ queryKey: recruitmentApi.vacancies.key });
    return applicants.flatMap((applicant, index) => {
      const outcome = outcomes[index];
      if (!outcome || outcome.ok) return [];
      return [{ applicant, problem: outcomeOf(new ApiError(outcome.status, outcome), problems) }];
    });
  };
}
