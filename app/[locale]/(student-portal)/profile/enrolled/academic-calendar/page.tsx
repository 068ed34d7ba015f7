import { definePage } from '@/components/layouts/define-page';
import { EnrolledAcademicCalendarScreen } from '@/components/school-day/pages/profile/enrolled/academic-calendar-screen';

const page = definePage('/profile/enrolled/academic-calendar', EnrolledAcademicCalendarScreen, {
  title: 'portal.pages.year',
  messages: ['academicCalendar', 'eventDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
