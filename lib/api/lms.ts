import { absenceNoticesResource } from '@/lib/contract/school-day/absence-notices';
import { attendanceFiguresResource } from '@/lib/contract/school-day/attendance-figures';
import { assessmentsResource } from '@/lib/contract/school-day/assessments';
import { classGuardianCodesResource } from '@/lib/contract/school-day/class-guardian-codes';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { classTeachersResource } from '@/lib/contract/school-day/class-teachers';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { markRequestsResource } from '@/lib/contract/school-day/mark-requests';
import { markingResource } from '@/lib/contract/school-day/marking';
import { materialsResource } from '@/lib/contract/school-day/materials';
import { membershipsResource } from '@/lib/contract/school-day/memberships';
import { organizationsResource } from '@/lib/contract/school-day/organizations';
import { ownRecordResource } from '@/lib/contract/school-day/own-record';
import { ownSchoolRecordsResource } from '@/lib/contract/school-day/own-school-records';
import { recordsResource } from '@/lib/contract/school-day/records';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { studentAffairsResource } from '@/lib/contract/school-day/student-affairs';
import { tableImportsResource } from '@/lib/contract/school-day/table-imports';
import { teacherAbsencesResource } from '@/lib/contract/school-day/teacher-absences';
import { termRemarksResource } from '@/lib/contract/school-day/term-remarks';
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
