import {
  applicationConsents,
  applicationMerges,
  classTeachers,
  accountDeletions,
  applicants,
  bankStaff,
  birthdayChanges,
  challenges,
  contentRevisions,
  directRegistrations,
  educationHistories,
  eventAttendees,
  favorites,
  forumMessages,
  guardianConsents,
  identities,
  invitations,
  loans,
  notifications,
  organizationProfiles,
  orientationResults,
  outbox,
  profiles,
  questions,
  registrations,
  reports,
  resultProofs,
  schoolRequests,
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
  visitorMessages,
} from '@/backend/db/schema';

/** Tables whose rows are deleted with their account, in this order. A test names every missing table. */
export const deletedWithAccount = [
  applicationConsents,
  applicationMerges,
  birthdayChanges,
  classTeachers,
  bankStaff,
  educationHistories,
  schoolRequests,
  eventAttendees,
  forumMessages,
  sharedResults,
  orientationResults,
  // Before the profile that they name.
  vacancyApplications,
  profiles,
  registrations,
  reports,
  resultProofs,
  userAnswers,
  visitorMessages,
  favorites,
  subjectReminders,
  notifications,
  organizationProfiles,
  directRegistrations,
  invitations,
  challenges,
  sessions,
  identities,
  signInSteps,
  userRoles,
  schoolStaff,
  accountDeletions,
] as const;

/**
 * Tables that `forget` handles by a rule of their own: acceptances of a school and loans that were lent stay as the
 * records of school and bank, and answers to others stay readable, without the person. Their files are deleted by the
 * next `sweepUploads`.
 */
export const keptInPart = [
  applicants,
  contentRevisions,
  guardianConsents,
  loans,
  outbox,
  questions,
  students,
  uploads,
] as const;

const endsWithAccount: readonly (typeof deletedWithAccount)[number][] = [
  accountDeletions,
  bankStaff,
  challenges,
  classTeachers,
  directRegistrations,
  invitations,
  schoolStaff,
  sessions,
  signInSteps,
  userRoles,
];

/** Tables whose rows go with a person from one of their accounts to another. The others say how an account is entered, and what it may. */
export const goesWithPerson = [
  ...deletedWithAccount.filter((table) => !endsWithAccount.includes(table)),
  ...keptInPart,
];
