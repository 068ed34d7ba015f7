import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { pipelineResource } from '@/lib/contract/applicant/pipeline';
import { publicApplicantsResource } from '@/lib/contract/applicant/public-applicants';
import { createResourceClient } from './resource-client';

export const applicantApi = {
  applicants: createResourceClient(applicantsResource),
  pipeline: createResourceClient(pipelineResource),
  publicApplicants: createResourceClient(publicApplicantsResource),
};
