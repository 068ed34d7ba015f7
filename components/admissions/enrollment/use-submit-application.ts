'use client';

import type * as z from 'zod';
import { type Submission, useSendOnce } from '@/components/kits/work/use-send-once';
import type { WorkProblem } from '@/components/kits/work/use-work';
import { applicantApi } from '@/lib/api/applicant';
import type { Outcomes } from '@/lib/api/outcome-of';
import { userApi } from '@/lib/api/user';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { application } from '@/lib/contract/admissions/applicants';
import type { RefusingState } from '@/lib/domain/schools/application-state';
import { toSubmission } from './application-values';

/** Why the application failed, as a text for the person. */
type ProblemKind =
  | 'missing'
  | 'fields'
  | 'invalid'
  | 'network'
  | 'timeout'
  | 'server'
  | 'tooMany'
  | 'notOpen'
  | 'session'
  | 'alreadyApplied'
  | 'alreadySent'
  | 'closed'
  | 'mustAcknowledge'
  | 'stale'
  | 'processed';
export type Problem = WorkProblem<ProblemKind>;

const notOpen: Record<RefusingState, ProblemKind> = {
  'not-yet-open': 'notOpen',
  'past-deadline': 'notOpen',
  full: 'notOpen',
  closed: 'notOpen',
};

export const applicationProblems: Outcomes<ProblemKind> = {
  ...notOpen,
  'already-processed': 'processed',
  'must-acknowledge': 'mustAcknowledge',
  'idempotency-key-reused': 'alreadySent',
  timeout: 'timeout',
  0: 'network',
  401: 'session',
  404: 'closed',
  409: 'alreadyApplied',
  412: 'stale',
  422: 'invalid',
  429: 'tooMany',
  other: 'server',
};

export type ApplicationSubmission = Submission<z.output<typeof application>, ApplicantDetail>;

/** Sends an application with its draft's key. */
export const useSubmitApplication = (idempotencyKey: string): ApplicationSubmission =>
  useSendOnce(
    (values) =>
      applicantApi.applicants.submit({
        params: { id: values.schoolId },
        body: toSubmission(values),
        idempotencyKey,
      }),
    [applicantApi.applicants.key, userApi.accounts.key],
  );
