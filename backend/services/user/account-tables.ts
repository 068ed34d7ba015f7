import {
  applicationConsents,
  classTeachers,
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
  outbox,
  profiles,
  questions,
  registrations,
  schoolStaff,
  sessions,
  sharedResults,
  signInSteps,
  students,
  subjectReminders,
  uploads,
  userAnswers,
  userRoles,
  vacancyApplications,
} from '@/backend/db/schema';

/** Tables whose rows are deleted with their account, in this order. A test names every missing table. */
export const deletedWithAccount = [
  applicationConsents,
  classTeachers,
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
  subjectReminders,
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
 * Tables that `forget` handles by a rule of their own: acceptances of a school and decisions of a bank stay as their
 * records, and answers to others stay readable, without the person. Their files are deleted by the next
 * `sweepUploads`.
 */
export const keptInPart = [
  applicants,
  contentRevisions,
  loans,
  outbox,
  questions,
  students,
  uploads,
] as const;
