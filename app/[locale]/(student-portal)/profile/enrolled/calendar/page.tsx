import { definePage } from '@/components/layouts/define-page';
import { CalendarScreen } from '@/components/school-day/pages/profile/enrolled/calendar-screen';

const page = definePage('/profile/enrolled/calendar', CalendarScreen, {
  title: 'portal.pages.calendar',
  messages: ['calendar', 'timetable'],
});
export const generateMetadata = page.metadata;
export default page.Page;
