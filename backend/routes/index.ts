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
import { followUpRoutes } from './follow-up/follow-ups';
import { documentRequestRoutes } from './lms/document-requests';
import { organizationRoutes } from './lms/organizations';
import { recordRoutes } from './lms/records';
import { notificationRoutes } from './notification/notifications';
import { attendeeRoutes } from './schedule/attendees';
import { calendarRoutes } from './schedule/calendars';
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
  organizationRoutes,
  recordRoutes,
  documentRequestRoutes,
  calendarRoutes,
  attendeeRoutes,
  followUpRoutes,
];
