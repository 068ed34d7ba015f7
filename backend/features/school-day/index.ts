import type { FeatureParts } from '@/backend/feature-parts';
import { paperFilesEveryMs } from '@/backend/limits';
import { absenceNoticeRoutes } from '@/backend/features/school-day/handlers/absence-notices';
import { assessmentRoutes } from '@/backend/features/school-day/handlers/assessments';
import { attendanceFigureRoutes } from '@/backend/features/school-day/handlers/attendance-figures';
import { classGuardianCodeRoutes } from '@/backend/features/school-day/handlers/class-guardian-codes';
import { classSessionRoutes } from '@/backend/features/school-day/handlers/class-sessions';
import { classTeacherRoutes } from '@/backend/features/school-day/handlers/class-teachers';
import { courseMemberRoutes } from '@/backend/features/school-day/handlers/course-members';
import { courseRoutes } from '@/backend/features/school-day/handlers/courses';
import { documentRequestRoutes } from '@/backend/features/school-day/handlers/document-requests';
import { guardianRoutes } from '@/backend/features/school-day/handlers/guardians';
import { issuedPaperRoutes } from '@/backend/features/school-day/handlers/issued-papers';
import { markRequestRoutes } from '@/backend/features/school-day/handlers/mark-requests';
import { markingRoutes } from '@/backend/features/school-day/handlers/marking';
import { materialRoutes } from '@/backend/features/school-day/handlers/materials';
import { membershipRoutes } from '@/backend/features/school-day/handlers/memberships';
import { organizationRoutes } from '@/backend/features/school-day/handlers/organizations';
import { ownRecordRoutes } from '@/backend/features/school-day/handlers/own-record';
import { ownSchoolRecordRoutes } from '@/backend/features/school-day/handlers/own-school-records';
import { paperProofRoutes } from '@/backend/features/school-day/handlers/paper-proof';
import { recordRoutes } from '@/backend/features/school-day/handlers/records';
import { sheetRoutes } from '@/backend/features/school-day/handlers/sheets';
import { studentAffairRoutes } from '@/backend/features/school-day/handlers/student-affairs';
import { studentCardRoutes } from '@/backend/features/school-day/handlers/student-cards';
import { studentIntakeRoutes } from '@/backend/features/school-day/handlers/student-intakes';
import { studentRoutes } from '@/backend/features/school-day/handlers/students';
import { studyRoutes } from '@/backend/features/school-day/handlers/studies';
import { tableImportRoutes } from '@/backend/features/school-day/handlers/table-imports';
import { teacherAbsenceRoutes } from '@/backend/features/school-day/handlers/teacher-absences';
import { termRemarkRoutes } from '@/backend/features/school-day/handlers/term-remarks';
import { runPaperFiles } from '@/backend/features/school-day/jobs/paper-files';

export const parts: FeatureParts = {
  routes: [
    studentIntakeRoutes,
    studentCardRoutes,
    studentRoutes,
    studyRoutes,
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
    paperProofRoutes,
  ],
  jobs: [(deps) => runPaperFiles(deps, paperFilesEveryMs)],
};
