import { completeProfileRoutes } from '@/backend/features/profiles/handlers/complete-profiles';
import { profileLinkRoutes } from '@/backend/features/profiles/handlers/profile-links';
import { refereeRoutes } from '@/backend/features/profiles/handlers/referees';
import { profileWorkRoutes } from '@/backend/features/profiles/handlers/profile-work';
import { profileSectionRoutes } from '@/backend/features/profiles/handlers/profile-sections';
import { profileRoutes } from '@/backend/features/profiles/handlers/profiles';
import { registrationRoutes } from '@/backend/features/careers/handlers/registrations';
import { vacancyRoutes } from '@/backend/features/careers/handlers/vacancies';
import { companyRoutes } from '@/backend/features/careers/handlers/companies';
import { vacancyDeskRoutes } from '@/backend/features/careers/handlers/vacancy-desk';
import { ownVacancyRoutes } from '@/backend/features/careers/handlers/own-vacancies';
import { rejectReasonRoutes } from '@/backend/features/careers/handlers/reject-reasons';
import { vacancyWorkRoutes } from '@/backend/features/careers/handlers/vacancy-work';
import { vacancySearchRoutes } from '@/backend/features/careers/handlers/vacancy-search';
import { applicantWorkRoutes } from '@/backend/features/careers/handlers/applicant-work';
import { handedApplicationRoutes } from '@/backend/features/careers/handlers/handed-applications';
import { ownInterviewRoutes } from '@/backend/features/careers/handlers/own-interviews';
import { careerCenterChangeRoutes } from '@/backend/features/careers/handlers/career-center-changes';

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
