'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { refreshAfterMove } from './board-pages';

export type MoveProblem = 'changed' | 'gone' | 'withdrawn' | 'no-step' | 'own' | 'failed';

export interface Refused {
  application: Applicant;
  problem: MoveProblem;
}

const problems: readonly [status: number, code: string, problem: MoveProblem][] = [
  [403, 'own-application', 'own'],
  [409, 'withdrawn', 'withdrawn'],
];

const problemOf = (error: unknown): MoveProblem => {
  if (!isApiError(error)) return 'failed';
  const known = problems.find(([status, code]) => error.status === status && error.code === code);
  if (known) return known[2];
  if (error.status === 412) return 'changed';
  if (error.status === 403 || error.status === 404) return 'gone';
  if (error.status === 422 && error.issues.some(({ code }) => code === 'unknown-step')) return 'no-step';
  return 'failed';
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
          refused.push({ application, problem: problemOf(error) });
        }
      }
      setMoved((before) => before + 1);
    }
    await refreshAfterMove(client, done, applicantStatus);
    return refused;
  };

  return { move, moved };
}
