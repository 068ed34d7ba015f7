import { definePage } from '@/components/layouts/define-page';
import { AttendanceScreen } from '@/components/school-day/pages/profile/enrolled/attendance-screen';

const page = definePage('/profile/enrolled/attendance', AttendanceScreen, {
  title: 'portal.pages.attendance',
  messages: ['absence', 'attendance', 'markRequest', 'timetable', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
