/** What somebody is at a school. */
export const membershipKinds = ['student', 'teacher', 'office', 'guardian'] as const;
export type MembershipKind = (typeof membershipKinds)[number];

/** What of a student somebody else may read. */
export const studentMatters = [
  'attendance',
  'scores',
  'timetable',
  'papers',
  'applications',
  'fees',
] as const;
export type StudentMatter = (typeof studentMatters)[number];
