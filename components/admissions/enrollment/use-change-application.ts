'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { toSubmission } from './application-values';
import type { Submission } from './use-submit-application';

/** Sends what was corrected, on top of the version that the person saw. */
export function useChangeApplication({ applicantId, version }: ApplicantDetail): Submission {
  const isOnItsWay = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    ...applicantApi.applicants.update.mutationOptions(),
    networkMode: 'always',
  });
  const send: Submission['send'] = async (values) => {
    if (isOnItsWay.current) return null;
    isOnItsWay.current = true;
    try {
      const { enrollToId, enrollToDetail } = toSubmission(values);
      return await mutateAsync({
        params: { id: applicantId },
        body: { enrollToId, enrollToDetail },
        version,
      });
    } finally {
      isOnItsWay.current = false;
    }
  };
  return { send, isSending: isPending };
}
