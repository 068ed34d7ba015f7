'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { refreshAfterMove } from './board-pages';

type MoveProblem =
  | 'changed'
  | 'gone'
  | 'student'
  | 'withdrawn'
  | 'no-step'
  | 'own'
  | 'entered'
  | 'decides'
  | 'unseen'
  | 'failed';

export interface Refused {
  application: Applicant;
  problem: MoveProblem;
}

/** Far below the limit of one call, so that the reader sees how many have moved. */
const movesPerCall = 50;

const problems: Outcomes<MoveProblem> = {
  'own-application': 'own',
  'papers-unseen': 'unseen',
  'own-entry': 'entered',
  'school-decides': 'decides',
  withdrawn: 'withdrawn',
  'is-student': 'student',
  'unknown-step': 'no-step',
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

/** Moves as many as one call takes; the same call sent again, after its answer was lost, moves nothing twice. */
const moveSome = async (
  applications: readonly Applicant[],
  step: Step,
  keyOf: (body: unknown) => string,
): Promise<Refused[]> => {
  const rows = applications.map(({ applicantId, version }) => ({ applicantId, version, ...step }));
  try {
    const body = { rows };
    const { outcomes } = await applicantApi.pipeline.move({ body, idempotencyKey: keyOf(body) });
    return applications.flatMap((application, index) => {
      const outcome = outcomes[index];
      if (outcome?.ok) return [];
      const error = outcome && new ApiError(outcome.status, outcome);
      return [{ application, problem: outcomeOf(error, problems) }];
    });
  } catch (error) {
    return applications.map((application) => ({ application, problem: outcomeOf(error, problems) }));
  }
};

/**
 * Moves applications, each based on the version that the reader saw. An application that is in the step already counts
 * as moved.
 */
export function useMoves() {
  const client = useQueryClient();
  const [moved, setMoved] = useState(0);
  const [keyOf] = useState(keyOfBody);

  const move = async (applications: readonly Applicant[], step: Step): Promise<Refused[]> => {
    const { applicantStatus } = step;
    const left = applications.filter((each) => each.applicantStatus !== applicantStatus);
    const refused: Refused[] = [];
    for (let at = 0; at < left.length; at += movesPerCall) {
      setMoved(applications.length - left.length + at);
      const some = left.slice(at, at + movesPerCall);
      refused.push(...(await moveSome(some, step, keyOf)));
    }
    const without = new Set(refused.map(({ application }) => application.applicantId));
    const ids = left.map(({ applicantId }) => applicantId).filter((id) => !without.has(id));
    await refreshAfterMove(client, new Set(ids), applicantStatus);
    return refused;
  };

  return { move, moved };
}
