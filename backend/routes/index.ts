import { categoryRoutes } from './academic/categories';
import { contentRevisionRoutes } from './academic/content-revisions';
import { schoolRoutes } from './academic/schools';
import { subjectRoutes } from './academic/subjects';
import { applicantRoutes } from './applicant/applicants';
import { pipelineRoutes } from './applicant/pipeline';
import { sessionRoutes } from './auth/session';
import { mailRoutes } from './notification/mails';
import { notificationRoutes } from './notification/notifications';
import { shortUrlRoutes } from './short-link/short-urls';
import { accountRoutes } from './user/accounts';
import { favoriteRoutes } from './user/favorites';
import { organizationProfileRoutes } from './user/organization-profiles';
import { peopleRoutes } from './user/people';
import { secretRoutes } from './user/secrets';

/** Every resource of the contract, implemented; the contract test fails when one is missing. */
export const routes = [
  // Before the accounts: their `users/:id` would take `users/search` and `users/reset_password` for ids.
  secretRoutes,
  peopleRoutes,
  sessionRoutes,
  accountRoutes,
  favoriteRoutes,
  schoolRoutes,
  contentRevisionRoutes,
  categoryRoutes,
  subjectRoutes,
  applicantRoutes,
  pipelineRoutes,
  notificationRoutes,
  organizationProfileRoutes,
  mailRoutes,
  shortUrlRoutes,
];
