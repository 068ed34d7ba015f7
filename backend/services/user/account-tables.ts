import {
  accountDeletions,
  applicants,
  bankStaff,
  challenges,
  contentRevisions,
  directRegistrations,
  eventAttendees,
  favorites,
  forumMessages,
  identities,
  loans,
  notifications,
  organizationProfiles,
  orientationResults,
  profiles,
  questions,
  registrations,
  schoolStaff,
  sessions,
  sharedResults,
  signInSteps,
  students,
  uploads,
  userAnswers,
  userRoles,
  vacancyApplications,
} from '@/backend/db/schema';

/** Tables whose rows go with the account they belong to, in this order. A test names every table that is missing. */
export const deletedWithAccount = [
  bankStaff,
  eventAttendees,
  forumMessages,
  sharedResults,
  orientationResults,
  profiles,
  registrations,
  userAnswers,
  vacancyApplications,
  favorites,
  notifications,
  organizationProfiles,
  directRegistrations,
  challenges,
  sessions,
  identities,
  signInSteps,
  userRoles,
  schoolStaff,
  accountDeletions,
] as const;

/**
 * Tables that `forget` treats by a rule of their own: whom a school has accepted, and what a bank has decided on, stays its record,
 * and what others have answered stays readable, without the person. Their files go with the next `sweepUploads`.
 */
export const keptInPart = [applicants, contentRevisions, loans, questions, students, uploads] as const;
