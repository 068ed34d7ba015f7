import { definePage } from '@/components/layouts/define-page';
import { AcademicCalendarScreen } from '@/components/school-day/pages/profile/schedule/academic-calendar-screen';

const page = definePage('/profile/schedule/academic-calendar', AcademicCalendarScreen, {
  title: 'portal.pages.ownCalendars',
  messages: ['calendar', 'portalAgenda'],
});
export const generateMetadata = page.metadata;
export default page.Page;
