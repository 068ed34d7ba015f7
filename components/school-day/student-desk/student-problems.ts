import { applicantApi } from '@/lib/api/applicant';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { Messages } from '@/lib/i18n/messages';

export type StudentProblem = keyof Messages['studentDesk']['problems'];

/** What a refusal of the desk of students means. */
export const studentProblems: Outcomes<StudentProblem> = {
  'own-application': 'own',
  'already-student': 'already',
  'not-accepted': 'notAccepted',
  'condition-open': 'condition',
  'offer-in-doubt': 'inDoubt',
  'offer-backup': 'backup',
  'offer-declined': 'declined',
  'unknown-class': 'class',
  'intake-open': 'open',
  'student-in-use': 'inUse',
  'undo-ended': 'undoEnded',
  403: 'gone',
  404: 'gone',
  412: 'changed',
  other: 'failed',
};

export const studentProblem = (error: unknown): StudentProblem => outcomeOf(error, studentProblems);

/** Everything that tells of students and of who waits to be one. */
export const studentKeys = [
  schoolStructureApi.students.key,
  schoolStructureApi.studentIntakes.key,
  applicantApi.applicants.key,
] as const;
