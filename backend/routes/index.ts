import { categoryRoutes } from './academic/categories';
import { contentRevisionRoutes } from './academic/content-revisions';
import { schoolRoutes } from './academic/schools';
import { structureRoutes } from './academic/structures';
import { studentRoutes } from './academic/students';
import { subjectRoutes } from './academic/subjects';
import { applicantRoutes } from './applicant/applicants';
import { pipelineRoutes } from './applicant/pipeline';
import { publicApplicantRoutes } from './applicant/public-applicants';
import { applicationRoutes } from './application/applications';
import { sessionRoutes } from './auth/session';
import { notificationRoutes } from './notification/notifications';
import { accountRoutes } from './user/accounts';
import { favoriteRoutes } from './user/favorites';

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
  structureRoutes,
  studentRoutes,
  publicApplicantRoutes,
  applicationRoutes,
];
