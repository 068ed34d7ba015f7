import { definePage } from '@/components/layouts/define-page';
import { EnrolledTimetableScreen } from '@/components/school-day/pages/profile/enrolled/timetable-screen';

const page = definePage('/profile/enrolled/timetable', EnrolledTimetableScreen, {
  title: 'portal.pages.timetable',
  messages: ['absence', 'attendance', 'calendar', 'teacherAbsence', 'timetable'],
});
export const generateMetadata = page.metadata;
export default page.Page;
