import { absenceNoticesResource } from '@/lib/contract/lms/absence-notices';
import { attendanceFiguresResource } from '@/lib/contract/lms/attendance-figures';
import { assessmentsResource } from '@/lib/contract/lms/assessments';
import { classGuardianCodesResource } from '@/lib/contract/lms/class-guardian-codes';
import { classSessionsResource } from '@/lib/contract/lms/class-sessions';
import { classTeachersResource } from '@/lib/contract/lms/class-teachers';
import { courseMembersResource } from '@/lib/contract/lms/course-members';
import { coursesResource } from '@/lib/contract/lms/courses';
import { documentRequestsResource } from '@/lib/contract/lms/document-requests';
import { guardiansResource } from '@/lib/contract/lms/guardians';
import { issuedPapersResource } from '@/lib/contract/lms/issued-papers';
import { markRequestsResource } from '@/lib/contract/lms/mark-requests';
import { markingResource } from '@/lib/contract/lms/marking';
import { materialsResource } from '@/lib/contract/lms/materials';
import { membershipsResource } from '@/lib/contract/lms/memberships';
import { organizationsResource } from '@/lib/contract/lms/organizations';
import { ownRecordResource } from '@/lib/contract/lms/own-record';
import { ownSchoolRecordsResource } from '@/lib/contract/lms/own-school-records';
import { recordsResource } from '@/lib/contract/lms/records';
import { sheetsResource } from '@/lib/contract/lms/sheets';
import { studentAffairsResource } from '@/lib/contract/lms/student-affairs';
import { tableImportsResource } from '@/lib/contract/lms/table-imports';
import { teacherAbsencesResource } from '@/lib/contract/lms/teacher-absences';
import { termRemarksResource } from '@/lib/contract/lms/term-remarks';
import { createResourceClient } from './resource-client';

export const lmsApi = {
  absenceNotices: createResourceClient(absenceNoticesResource),
  attendanceFigures: createResourceClient(attendanceFiguresResource),
  assessments: createResourceClient(assessmentsResource),
  classGuardianCodes: createResourceClient(classGuardianCodesResource),
  classSessions: createResourceClient(classSessionsResource),
  classTeachers: createResourceClient(classTeachersResource),
  courseMembers: createResourceClient(courseMembersResource),
  courses: createResourceClient(coursesResource),
  documentRequests: createResourceClient(documentRequestsResource),
  guardians: createResourceClient(guardiansResource),
  issuedPapers: createResourceClient(issuedPapersResource),
  markRequests: createResourceClient(markRequestsResource),
  marking: createResourceClient(markingResource),
  materials: createResourceClient(materialsResource),
  memberships: createResourceClient(membershipsResource),
  organizations: createResourceClient(organizationsResource),
  ownRecord: createResourceClient(ownRecordResource),
  ownSchoolRecords: createResourceClient(ownSchoolRecordsResource),
  records: createResourceClient(recordsResource),
  sheets: createResourceClient(sheetsResource),
  studentAffairs: createResourceClient(studentAffairsResource),
  tableImports: createResourceClient(tableImportsResource),
  termRemarks: createResourceClient(termRemarksResource),
  teacherAbsences: createResourceClient(teacherAbsencesResource),
};
