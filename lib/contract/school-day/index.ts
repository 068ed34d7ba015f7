import { absenceNoticesResource } from './absence-notices';
import { assessmentsResource } from './assessments';
import { attendanceFiguresResource } from './attendance-figures';
import { classGuardianCodesResource } from './class-guardian-codes';
import { classSessionsResource } from './class-sessions';
import { classTeachersResource } from './class-teachers';
import { courseMembersResource } from './course-members';
import { coursesResource } from './courses';
import { documentRequestsResource } from './document-requests';
import { guardiansResource } from './guardians';
import { issuedPapersResource } from './issued-papers';
import { markRequestsResource } from './mark-requests';
import { markingResource } from './marking';
import { materialsResource } from './materials';
import { membershipsResource } from './memberships';
import { organizationsResource } from './organizations';
import { ownRecordResource } from './own-record';
import { ownSchoolRecordsResource } from './own-school-records';
import { recordsResource } from './records';
import { sheetsResource } from './sheets';
import { studentAffairsResource } from './student-affairs';
import { studentCardsResource } from './student-cards';
import { studentIntakesResource } from './student-intakes';
import { studentsResource } from './students';
import { studiesResource } from './studies';
import { tableImportsResource } from './table-imports';
import { teacherAbsencesResource } from './teacher-absences';
import { termRemarksResource } from './term-remarks';

/** What backends answer for this feature. */
export const resources = [
  studentCardsResource,
  studentIntakesResource,
  studentsResource,
  studiesResource,
  membershipsResource,
  organizationsResource,
  recordsResource,
  documentRequestsResource,
  guardiansResource,
  issuedPapersResource,
  absenceNoticesResource,
  markRequestsResource,
  classGuardianCodesResource,
  studentAffairsResource,
  ownSchoolRecordsResource,
  ownRecordResource,
  classTeachersResource,
  assessmentsResource,
  classSessionsResource,
  courseMembersResource,
  coursesResource,
  markingResource,
  materialsResource,
  sheetsResource,
  tableImportsResource,
  teacherAbsencesResource,
  attendanceFiguresResource,
  termRemarksResource,
] as const;
