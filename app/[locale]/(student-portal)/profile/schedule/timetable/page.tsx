import { definePage } from '@/components/layouts/define-page';
import { TimetableScreen } from '@/components/school-day/pages/profile/schedule/timetable-screen';

const page = definePage('/profile/schedule/timetable', TimetableScreen, {
  title: 'portal.pages.ownWeek',
  messages: ['calendar', 'portalAgenda'],
});
export const generateMetadata = page.metadata;
export default page.Page;
