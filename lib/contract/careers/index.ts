import { applicantWorkResource } from './applicant-work';
import { careerCenterChangesResource } from './career-center-changes';
import { companiesResource } from './companies';
import { fairDeskResource } from './fair-desk';
import { fairsResource } from './fairs';
import { handedApplicationsResource } from './handed-applications';
import { ownInterviewsResource } from './own-interviews';
import { ownVacanciesResource } from './own-vacancies';
import { registrationsResource } from './registrations';
import { rejectReasonsResource } from './reject-reasons';
import { vacanciesResource } from './vacancies';
import { vacancyDeskResource } from './vacancy-desk';
import { vacancySearchResource } from './vacancy-search';
import { vacancyWorkResource } from './vacancy-work';

/** What backends answer for this feature. */
export const resources = [
  vacanciesResource,
  companiesResource,
  vacancyDeskResource,
  ownVacanciesResource,
  vacancyWorkResource,
  applicantWorkResource,
  vacancySearchResource,
  handedApplicationsResource,
  ownInterviewsResource,
  registrationsResource,
  rejectReasonsResource,
  // Before the desk, whose ids would match `current`.
  fairsResource,
  fairDeskResource,
  careerCenterChangesResource,
] as const;
