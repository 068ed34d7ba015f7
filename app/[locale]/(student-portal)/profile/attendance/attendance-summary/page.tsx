import { definePage } from '@/components/layouts/define-page';
import { AttendanceSummaryScreen } from '@/components/school-day/pages/profile/attendance/attendance-summary-screen';

const page = definePage('/profile/attendance/attendance-summary', AttendanceSummaryScreen, {
  title: 'portal.pages.summary',
  messages: ['absence', 'attendance', 'attendanceFigures', 'list', 'studyRecord'],
});
export const generateMetadata = page.metadata;
export default page.Page;
