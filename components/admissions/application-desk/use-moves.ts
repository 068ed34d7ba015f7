'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeptRow, useBatch } from '@/components/kits/batch/use-batch';
import { applicantApi } from '@/lib/api/applicant';
import type { Outcomes } from '@/lib/api/outcome-of';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { refreshAfterMove } from './board-pages';

export type MoveProblem =
  | 'changed'
  | 'gone'
  | 'student'
  | 'withdrawn'
  | 'no-step'
  | 'own'
  | 'entered'
  | 'decides'
  | 'unseen'
  | 'not-reached'
  | 'before-results'
  | 'session'
  | 'failed';

export type KeptMove = KeptRow<Applicant, MoveProblem>;

export const moveProblems: Outcomes<MoveProblem> = {
  'own-application': 'own',
  'own-entry': 'entered',
  'school-decides': 'decides',
  'papers-unseen': 'unseen',
  withdrawn: 'withdrawn',
  'is-student': 'student',
  'unknown-step': 'no-step',
  'not-reached': 'not-reached',
  'before-results': 'before-results',
  401: 'session',
  403: 'gone',
  404: 'gone',
  412: 'changed',
  other: 'failed',
};

interface Step {
  applicantStatus: string;
  note?: string;
  /** Why it is accepted although a required paper was not seen. */
  unseenReason?: string;
}

/**
 * Moves applications, each based on the version that the reader saw. An application that is in the step already counts
 * as moved.
 */
export function useMoves() {
  const client = useQueryClient();
  const [unchanged, setUnchanged] = useState(0);
  const { send, sent } = useBatch({
    call: applicantApi.pipeline.move,
    params: undefined,
    problems: moveProblems,
    invalidates: [],
  });

  const move = async (applications: readonly Applicant[], step: Step): Promise<KeptMove[]> => {
    const { applicantStatus } = step;
    const left = applications.filter((each) => each.applicantStatus !== applicantStatus);
    setUnchanged(applications.length - left.length);
    const kept = await send(left, ({ applicantId, version }) => ({ applicantId, version, ...step }));
    const without = new Set(kept.map(({ row }) => row.applicantId));
    const ids = left.map(({ applicantId }) => applicantId).filter((id) => !without.has(id));
    await refreshAfterMove(client, new Set(ids), applicantStatus);
    return kept;
  };

  return { move, moved: unchanged + sent };
}
