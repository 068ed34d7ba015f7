import { definePage } from '@/components/layouts/define-page';
import { AttendanceDetailPerSessionScreen } from '@/components/school-day/pages/profile/attendance/attendance-detail-per-session-screen';

const page = definePage(
  '/profile/attendance/attendance-detail-per-session',
  AttendanceDetailPerSessionScreen,
  {
    title: 'portal.pages.byLesson',
    messages: ['absence', 'attendance', 'markRequest', 'upload'],
  },
);
export const generateMetadata = page.metadata;
export default page.Page;
