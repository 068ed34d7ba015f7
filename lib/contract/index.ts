import { categoriesResource } from './academic/categories';
import { contentRevisionsResource } from './academic/content-revisions';
import { schoolsResource } from './academic/schools';
import { subjectsResource } from './academic/subjects';
import { applicantsResource } from './applicant/applicants';
import { pipelineResource } from './applicant/pipeline';
import { sessionResource } from './auth/session';
import { notificationsResource } from './notification/notifications';
import { accountsResource } from './user/accounts';
import { favoritesResource } from './user/favorites';
import { articlesResource } from './news/articles';
import { contentResource } from './content/content';
import { banksResource } from './marketing/banks';
import { loansResource } from './marketing/loans';
import { campaignsResource } from './marketing/campaigns';

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
  articlesResource,
  contentResource,
  banksResource,
  loansResource,
  campaignsResource,
] as const;
