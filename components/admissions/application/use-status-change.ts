'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { OfferTerms } from '@/lib/contract/applicant/offer-shapes';
import { useVersioned } from '@/lib/query/use-versioned';

export type ChangeFailure = 'gone' | 'failed' | 'notReached' | 'session';

interface Move {
  status: string;
  note: string;
  /** Of an acceptance. */
  offer?: OfferTerms;
}

/** Moves an application on, based on the version that the reader saw. */
export function useStatusChange(application: ApplicantDetail) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const mutation = useMutation(
    applicantApi.applicants.setStatus.mutationOptions({
      meta: { invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key] },
    }),
  );
  const refresh = () => client.invalidateQueries({ queryKey: applicantApi.applicants.key });
  const versioned = useVersioned({
    record: application,
    save: (to: Move, version) =>
      mutation.mutateAsync({
        params: { id: application.applicantId },
        body: {
          applicantStatus: to.status,
          ...(to.note && { note: to.note }),
          ...(to.offer && { offer: to.offer }),
        },
        version,
      }),
    refresh,
  });

  const fail = async (as: ChangeFailure) => {
    setFailure(as);
    // After any refusal, the reader must now see the state that caused it.
    await refresh();
    return false;
  };

  /** True after the change; false after a refusal, which is then shown. */
  const change = async (to: Move & { version: number }): Promise<boolean> => {
    setFailure(null);
    try {
      const outcome = await versioned.save(to, to.version);
      return outcome === 'gone' ? fail('gone') : outcome === 'saved';
    } catch (error) {
      if (isApiError(error, 422) && error.issues.some(({ code }) => code === 'not-reached'))
        return fail('notReached');
      if (isApiError(error, 401)) {
        setFailure('session');
        return false;
      }
      return fail(isApiError(error, 403) ? 'gone' : 'failed');
    }
  };

  return {
    change,
    failure,
    busy: versioned.isSaving,
    hasConflict: versioned.theirs !== null,
    seen: versioned.seen,
    understand: versioned.keepMine,
  };
}
