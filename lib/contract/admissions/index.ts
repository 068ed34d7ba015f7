import { applicantFormsResource } from './applicant-forms';
import { applicantsResource } from './applicants';
import { applicationsResource } from './applications';
import { assigneesResource } from './assignees';
import { consentsResource } from './consents';
import { educationHistoryResource } from './education-history';
import { followUpsResource } from './follow-ups';
import { importsResource } from './imports';
import { mergesResource } from './merges';
import { offersResource } from './offers';
import { ownWorkResource } from './own-work';
import { papersResource } from './papers';
import { pipelineResource } from './pipeline';
import { printedPapersResource } from './printed-papers';
import { publicApplicantsResource } from './public-applicants';
import { resultListsResource } from './result-lists';
import { resultsResource } from './results';
import { schoolRequestsResource } from './school-requests';
import { withdrawalsResource } from './withdrawals';

/** What backends answer for this feature. */
export const resources = [
  consentsResource,
  applicantFormsResource,
  applicantsResource,
  papersResource,
  resultListsResource,
  resultsResource,
  pipelineResource,
  ownWorkResource,
  publicApplicantsResource,
  withdrawalsResource,
  assigneesResource,
  importsResource,
  mergesResource,
  offersResource,
  schoolRequestsResource,
  printedPapersResource,
  educationHistoryResource,
  applicationsResource,
  followUpsResource,
] as const;
