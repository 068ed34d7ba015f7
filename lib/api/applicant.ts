import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { consentsResource } from '@/lib/contract/applicant/consents';
import { ownWorkResource } from '@/lib/contract/applicant/own-work';
import { pipelineResource } from '@/lib/contract/applicant/pipeline';
import { publicApplicantsResource } from '@/lib/contract/applicant/public-applicants';
import { createResourceClient } from './resource-client';

export const applicantApi = {
  applicants: createResourceClient(applicantsResource),
  consents: createResourceClient(consentsResource),
  ownWork: createResourceClient(ownWorkResource),
  pipeline: createResourceClient(pipelineResource),
  publicApplicants: createResourceClient(publicApplicantsResource),
};
