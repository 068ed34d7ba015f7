import { lmsApi } from '@/lib/api/lms';

/** What a change of courses, members or lessons shows in. */
export const classKeys: (readonly unknown[])[] = [
  lmsApi.courses.key,
  lmsApi.courseMembers.key,
  lmsApi.classSessions.key,
  lmsApi.teacherAbsences.key,
];
