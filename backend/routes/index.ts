import { categoryRoutes } from './academic/categories';
import { contentRevisionRoutes } from './academic/content-revisions';
import { schoolRoutes } from './academic/schools';
import { subjectRoutes } from './academic/subjects';
import { applicantRoutes } from './applicant/applicants';
import { pipelineRoutes } from './applicant/pipeline';
import { sessionRoutes } from './auth/session';
import { notificationRoutes } from './notification/notifications';
import { messageRoutes } from './forum/messages';
import { orientationRoutes } from './qa/orientation';
import { questionRoutes } from './qa/questions';
import { userAnswerRoutes } from './qa/user-answers';
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
  questionRoutes,
  userAnswerRoutes,
  orientationRoutes,
  messageRoutes,
];
