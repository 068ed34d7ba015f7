import { completeProfileRoutes } from './complete-profiles';
import { profileLinkRoutes } from './profile-links';
import { refereeRoutes } from './referees';
import { profileWorkRoutes } from './profile-work';
import { profileSectionRoutes } from './profile-sections';
import { profileRoutes } from './profiles';
import { registrationRoutes } from './registrations';
import { vacancyRoutes } from './vacancies';
import { companyRoutes } from './companies';
import { vacancyDeskRoutes } from './vacancy-desk';
import { ownVacancyRoutes } from './own-vacancies';
import { rejectReasonRoutes } from './reject-reasons';
import { vacancyWorkRoutes } from './vacancy-work';
import { vacancySearchRoutes } from './vacancy-search';
import { applicantWorkRoutes } from './applicant-work';
import { handedApplicationRoutes } from './handed-applications';
import { ownInterviewRoutes } from './own-interviews';
import { careerCenterChangeRoutes } from './career-center-changes';

/** Every resource of `/api-nest-recruit`, implemented. */
export const recruitmentRoutes = [
  profileRoutes,
  completeProfileRoutes,
  profileLinkRoutes,
  profileWorkRoutes,
  refereeRoutes,
  ...profileSectionRoutes,
  vacancyRoutes,
  companyRoutes,
  vacancyDeskRoutes,
  ownVacancyRoutes,
  rejectReasonRoutes,
  vacancyWorkRoutes,
  applicantWorkRoutes,
  vacancySearchRoutes,
  handedApplicationRoutes,
  ownInterviewRoutes,
  registrationRoutes,
  careerCenterChangeRoutes,
];
