'use client';

import { useSendOnce } from '@/components/kits/work/use-send-once';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { toSubmission } from './application-values';
import type { Submission } from './use-submit-application';

/** Sends what was corrected, on top of the version that the person saw. */
export const useChangeApplication = ({ applicantId, version }: ApplicantDetail): Submission =>
  useSendOnce(
    (values) => {
      const { enrollToId, enrollToDetail } = toSubmission(values);
      const body = { enrollToId, enrollToDetail };
      return applicantApi.applicants.update({ params: { id: applicantId }, body, version });
    },
    [applicantApi.applicants.key],
  );
