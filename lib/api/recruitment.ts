import {
  achievementResource,
  attributeResource,
  certificateResource,
  educationResource,
  experienceResource,
  referenceResource,
} from '@/lib/contract/profiles/profile-sections';
import { completeProfilesResource, profilesResource } from '@/lib/contract/profiles/profiles';
import { profileLinksResource } from '@/lib/contract/profiles/profile-links';
import { refereesResource } from '@/lib/contract/profiles/referees';
import { profileWorkResource } from '@/lib/contract/profiles/profile-work';
import { companiesResource } from '@/lib/contract/careers/companies';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { applicantWorkResource } from '@/lib/contract/careers/applicant-work';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { careerCenterChangesResource } from '@/lib/contract/careers/career-center-changes';
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
