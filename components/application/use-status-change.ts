'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';

export type ChangeFailure = 'gone' | 'failed';

/**
 * Moves an application on, on top of the version that the reader saw. `faster` is true from the moment somebody else's change
 * comes in until the reader has understood it or has made a change of their own.
 */
export function useStatusChange(application: ApplicantDetail) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(application);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const mutation = useMutation(
    applicantApi.applicants.setStatus.mutationOptions({
      meta: { invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key] },
      onSuccess: setSeen,
    }),
  );

  /** True once the change is made; false when it was refused, which then shows. */
  const change = async (to: { status: string; note: string; version: number }): Promise<boolean> => {
    setFailure(null);
    try {
      await mutation.mutateAsync({
        params: { id: application.applicantId },
        body: { applicantStatus: to.status, ...(to.note && { note: to.note }) },
        version: to.version,
      });
      return true;
    } catch (error) {
      const stale = isApiError(error, 412);
      if (!stale) setFailure(isApiError(error, 404) || isApiError(error, 403) ? 'gone' : 'failed');
      // Whatever was refused, the state that it was refused on is what the reader must see now.
      await client.invalidateQueries({ queryKey: applicantApi.applicants.key });
      return false;
    }
  };

  return {
    change,
    failure,
    busy: mutation.isPending,
    faster: !mutation.isPending && application.version > seen.version,
    seen,
    understand: () => setSeen(application),
  };
}
