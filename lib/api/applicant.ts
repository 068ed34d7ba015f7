import { applicantFormsResource } from '@/lib/contract/applicant/applicant-forms';
import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { assigneesResource } from '@/lib/contract/applicant/assignees';
import { consentsResource } from '@/lib/contract/applicant/consents';
import { importsResource } from '@/lib/contract/applicant/imports';
import { mergesResource } from '@/lib/contract/applicant/merges';
import { ownWorkResource } from '@/lib/contract/applicant/own-work';
import { offersResource } from '@/lib/contract/applicant/offers';
import { papersResource } from '@/lib/contract/applicant/papers';
import { resultListsResource } from '@/lib/contract/applicant/result-lists';
import { resultsResource } from '@/lib/contract/applicant/results';
import { pipelineResource } from '@/lib/contract/applicant/pipeline';
import { publicApplicantsResource } from '@/lib/contract/applicant/public-applicants';
import { printedPapersResource } from '@/lib/contract/applicant/printed-papers';
import { withdrawalsResource } from '@/lib/contract/applicant/withdrawals';
import { createResourceClient } from './resource-client';

export const applicantApi = {
  applicantForms: createResourceClient(applicantFormsResource),
  applicants: createResourceClient(applicantsResource),
  assignees: createResourceClient(assigneesResource),
  consents: createResourceClient(consentsResource),
  imports: createResourceClient(importsResource),
  merges: createResourceClient(mergesResource),
  ownWork: createResourceClient(ownWorkResource),
  offers: createResourceClient(offersResource),
  papers: createResourceClient(papersResource),
  resultLists: createResourceClient(resultListsResource),
  results: createResourceClient(resultsResource),
  pipeline: createResourceClient(pipelineResource),
  publicApplicants: createResourceClient(publicApplicantsResource),
  printedPapers: createResourceClient(printedPapersResource),
  withdrawals: createResourceClient(withdrawalsResource),
};
