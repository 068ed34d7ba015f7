'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applicantApi } from '@/lib/api/applicant';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { refreshAfterMove } from './board-pages';

type MoveProblem = 'changed' | 'gone' | 'withdrawn' | 'no-step' | 'own' | 'failed';

export interface Refused {
  application: Applicant;
  problem: MoveProblem;
}

const problems: Outcomes<MoveProblem> = {
  'own-application': 'own',
  withdrawn: 'withdrawn',
  'unknown-step': 'no-step',
  403: 'gone',
  404: 'gone',
  412: 'changed',
  other: 'failed',
};

/**
 * Moves applications one after the other, each based on the version that the reader saw. An application that is in the
 * step already counts as moved.
 */
export function useMoves() {
  const client = useQueryClient();
  const [moved, setMoved] = useState(0);

  const move = async (
    applications: readonly Applicant[],
    applicantStatus: string,
    note: string,
  ): Promise<Refused[]> => {
    const refused: Refused[] = [];
    const done = new Set<string>();
    setMoved(0);
    for (const application of applications) {
      if (application.applicantStatus !== applicantStatus) {
        try {
          await applicantApi.applicants.setStatus({
            params: { id: application.applicantId },
            body: { applicantStatus, ...(note && { note }) },
            version: application.version,
          });
          done.add(application.applicantId);
        } catch (error) {
          refused.push({ application, problem: outcomeOf(error, problems) });
        }
      }
      setMoved((before) => before + 1);
    }
    await refreshAfterMove(client, done, applicantStatus);
    return refused;
  };

  return { move, moved };
}
