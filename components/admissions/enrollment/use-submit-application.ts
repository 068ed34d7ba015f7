'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import { userApi } from '@/lib/api/user';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { application } from '@/lib/contract/applicant/applicants';
import { isIsoDay } from '@/lib/domain/dates/dates';
import { refusingStates } from '@/lib/domain/schools/application-state';
import { toSubmission } from './application-values';

/** Why the application failed, as a text for the person. */
export type Problem =
  | { kind: 'missing' | 'fields' | 'invalid' }
  | { kind: 'network' | 'timeout' | 'server' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'notOpen'; nextIntake: string | null }
  | { kind: 'session' | 'alreadyApplied' | 'alreadySent' | 'closed' | 'stale' | 'processed' };

export function problemOf(error: unknown): Problem {
  if (!isApiError(error)) return { kind: 'server' };
  if (error.status === 0) return { kind: error.code === 'timeout' ? 'timeout' : 'network' };
  if (error.status === 401) return { kind: 'session' };
  if (error.status === 404) return { kind: 'closed' };
  if (error.status === 409 && refusingStates.some((state) => state === error.code)) {
    const day = error.issues.find(({ code }) => code === 'next-intake')?.message ?? '';
    return { kind: 'notOpen', nextIntake: isIsoDay(day) ? day : null };
  }
  if (error.status === 412) return { kind: 'stale' };
  if (error.code === 'already-processed') return { kind: 'processed' };
  if (error.status === 409) return { kind: 'alreadyApplied' };
  if (error.code === 'idempotency-key-reused') return { kind: 'alreadySent' };
  if (error.status === 422) return { kind: 'invalid' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfterSeconds ?? 60 };
  return { kind: 'server' };
}

/** How a form is sent. `send` answers null where one is on its way already, and throws what `problemOf` reads. */
export interface Submission {
  send: (values: z.output<typeof application>) => Promise<ApplicantDetail | null>;
  isSending: boolean;
}

/**
 * Sends an application with its draft's key, one call at a time: a second click during a call does nothing; a later
 * one has the same key and gets the answer of the first.
 */
export function useSubmitApplication(idempotencyKey: string): Submission {
  const isOnItsWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const { mutateAsync } = useMutation({
    ...applicantApi.applicants.submit.mutationOptions({
      meta: { invalidates: [[...applicantApi.applicants.key], [...userApi.accounts.key]] },
    }),
    // Offline it fails at once and says so, instead of waiting silently.
    networkMode: 'always',
  });

  const send: Submission['send'] = async (values) => {
    if (isOnItsWay.current) return null;
    isOnItsWay.current = true;
    setIsSending(true);
    try {
      return await mutateAsync({
        params: { id: values.schoolId },
        body: toSubmission(values),
        idempotencyKey,
      });
    } finally {
      isOnItsWay.current = false;
      setIsSending(false);
    }
  };

  return { send, isSending };
}
