import { absenceNoticeRoutes } from './absence-notices';
import { attendanceFigureRoutes } from './attendance-figures';
import { assessmentRoutes } from './assessments';
import { classGuardianCodeRoutes } from './class-guardian-codes';
import { classSessionRoutes } from './class-sessions';
import { classTeacherRoutes } from './class-teachers';
import { courseMemberRoutes } from './course-members';
import { courseRoutes } from './courses';
import { documentRequestRoutes } from './document-requests';
import { guardianRoutes } from './guardians';
import { issuedPaperRoutes } from './issued-papers';
import { markRequestRoutes } from './mark-requests';
import { markingRoutes } from './marking';
import { materialRoutes } from './materials';
import { membershipRoutes } from './memberships';
import { organizationRoutes } from './organizations';
import { ownRecordRoutes } from './own-record';
import { ownSchoolRecordRoutes } from './own-school-records';
import { recordRoutes } from './records';
import { sheetRoutes } from './sheets';
import { studentAffairRoutes } from './student-affairs';
import { tableImportRoutes } from './table-imports';
import { teacherAbsenceRoutes } from './teacher-absences';
import { termRemarkRoutes } from './term-remarks';

/** The school day: courses, lessons, marks, papers. */
export const lmsRoutes = [
  organizationRoutes,
  recordRoutes,
  documentRequestRoutes,
  classTeacherRoutes,
  absenceNoticeRoutes,
  assessmentRoutes,
  attendanceFigureRoutes,
  classGuardianCodeRoutes,
  classSessionRoutes,
  courseMemberRoutes,
  courseRoutes,
  guardianRoutes,
  issuedPaperRoutes,
  ownRecordRoutes,
  ownSchoolRecordRoutes,
  markRequestRoutes,
  markingRoutes,
  materialRoutes,
  membershipRoutes,
  sheetRoutes,
  studentAffairRoutes,
  tableImportRoutes,
  teacherAbsenceRoutes,
  termRemarkRoutes,
];
