import { definePage } from '@/components/layouts/define-page';
import { AcademicCalendarScreen } from '@/components/school-day/pages/profile/enrolled/academic-calendar-screen';

const page = definePage('/profile/enrolled/academic-calendar', AcademicCalendarScreen, {
  title: 'portal.pages.year',
  messages: ['academicCalendar', 'eventDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
