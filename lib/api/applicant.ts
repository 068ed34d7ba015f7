import { applicantFormsResource } from '@/lib/contract/admissions/applicant-forms';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { assigneesResource } from '@/lib/contract/admissions/assignees';
import { consentsResource } from '@/lib/contract/admissions/consents';
import { importsResource } from '@/lib/contract/admissions/imports';
import { mergesResource } from '@/lib/contract/admissions/merges';
import { ownWorkResource } from '@/lib/contract/admissions/own-work';
import { offersResource } from '@/lib/contract/admissions/offers';
import { papersResource } from '@/lib/contract/admissions/papers';
import { resultListsResource } from '@/lib/contract/admissions/result-lists';
import { resultsResource } from '@/lib/contract/admissions/results';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { publicApplicantsResource } from '@/lib/contract/admissions/public-applicants';
import { printedPapersResource } from '@/lib/contract/admissions/printed-papers';
import { withdrawalsResource } from '@/lib/contract/admissions/withdrawals';
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
