import { categoryRoutes } from './academic/categories';
import { contentRevisionRoutes } from './academic/content-revisions';
import { schoolRoutes } from './academic/schools';
import { subjectRoutes } from './academic/subjects';
import { applicantRoutes } from './applicant/applicants';
import { pipelineRoutes } from './applicant/pipeline';
import { sessionRoutes } from './auth/session';
import { notificationRoutes } from './notification/notifications';
import { accountRoutes } from './user/accounts';
import { favoriteRoutes } from './user/favorites';
import { articleRoutes } from './news/articles';
import { contentRoutes } from './content/content';
import { bankRoutes } from './marketing/banks';
import { loanRoutes } from './marketing/loans';
import { campaignRoutes } from './marketing/campaigns';

/** Every resource of the contract, implemented; the contract test fails when one is missing. */
export const routes = [
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
  articleRoutes,
  contentRoutes,
  bankRoutes,
  loanRoutes,
  campaignRoutes,
];
