import { applicantApi } from '@/lib/api/applicant';
import { followUpApi } from '@/lib/api/follow-up';

/** What reads differently after two applications were joined or separated. */
export const changedByMerge = [
  applicantApi.merges.key,
  applicantApi.applicants.key,
  applicantApi.pipeline.key,
  followUpApi.followUps.key,
];
