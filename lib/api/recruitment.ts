import {
  achievementResource,
  attributeResource,
  certificateResource,
  educationResource,
  experienceResource,
  referenceResource,
} from '@/lib/contract/recruitment/profile-sections';
import { completeProfilesResource, profilesResource } from '@/lib/contract/recruitment/profiles';
import { profileLinksResource } from '@/lib/contract/recruitment/profile-links';
import { refereesResource } from '@/lib/contract/recruitment/referees';
import { profileWorkResource } from '@/lib/contract/recruitment/profile-work';
import { companiesResource } from '@/lib/contract/recruitment/companies';
import { registrationsResource } from '@/lib/contract/recruitment/registrations';
import { vacanciesResource } from '@/lib/contract/recruitment/vacancies';
import { vacancyDeskResource } from '@/lib/contract/recruitment/vacancy-desk';
import { applicantWorkResource } from '@/lib/contract/recruitment/applicant-work';
import { vacancyWorkResource } from '@/lib/contract/recruitment/vacancy-work';
import { careerCenterChangesResource } from '@/lib/contract/recruitment/career-center-changes';
import { createResourceClient } from './resource-client';

export const recruitmentApi = {
  profiles: createResourceClient(profilesResource),
  completeProfiles: createResourceClient(completeProfilesResource),
  profileLinks: createResourceClient(profileLinksResource),
  referees: createResourceClient(refereesResource),
  profileWork: createResourceClient(profileWorkResource),
  educations: createResourceClient(educationResource),
  experiences: createResourceClient(experienceResource),
  achievements: createResourceClient(achievementResource),
  references: createResourceClient(referenceResource),
  certificates: createResourceClient(certificateResource),
  attributes: createResourceClient(attributeResource),
  vacancies: createResourceClient(vacanciesResource),
  companies: createResourceClient(companiesResource),
  vacancyDesk: createResourceClient(vacancyDeskResource),
  vacancyWork: createResourceClient(vacancyWorkResource),
  applicantWork: createResourceClient(applicantWorkResource),
  registrations: createResourceClient(registrationsResource),
  careerCenterChanges: createResourceClient(careerCenterChangesResource),
};
