import { definePage } from '@/components/layouts/define-page';
import { SchoolDashboardScreen } from '@/components/school-day/pages/profile/enrolled/school-dashboard-screen';

const page = definePage('/profile/enrolled/school-dashboard', SchoolDashboardScreen, {
  title: 'portal.pages.today',
  messages: ['absence', 'teacherAbsence', 'timetable', 'today'],
});
export const generateMetadata = page.metadata;
export default page.Page;
