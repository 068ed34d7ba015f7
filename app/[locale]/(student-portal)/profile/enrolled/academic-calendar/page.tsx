import { definePage } from '@/components/layouts/define-page';
import { AcademicCalendarScreen } from '@/components/screens/profile/enrolled/academic-calendar-screen';

const page = definePage('/profile/enrolled/academic-calendar', AcademicCalendarScreen, {
  title: 'academicCalendar.title',
  messages: ['academicCalendar', 'eventDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
