import { categoriesResource } from './academic/categories';
import { contentRevisionsResource } from './academic/content-revisions';
import { schoolsResource } from './academic/schools';
import { subjectsResource } from './academic/subjects';
import { applicantsResource } from './applicant/applicants';
import { pipelineResource } from './applicant/pipeline';
import { sessionResource } from './auth/session';
import { mailsResource } from './notification/mails';
import { notificationsResource } from './notification/notifications';
import { shortUrlsResource } from './short-link/short-urls';
import { accountsResource } from './user/accounts';
import { favoritesResource } from './user/favorites';
import { organizationProfilesResource } from './user/organization-profiles';
import { peopleResource } from './user/people';
import { secretsResource } from './user/secrets';

/** Every resource; for the backend, tests and scripts only, so that no page carries all schemas. */
export const contract = [
  sessionResource,
  accountsResource,
  favoritesResource,
  schoolsResource,
  contentRevisionsResource,
  categoriesResource,
  subjectsResource,
  applicantsResource,
  pipelineResource,
  notificationsResource,
  secretsResource,
  peopleResource,
  organizationProfilesResource,
  mailsResource,
  shortUrlsResource,
] as const;
