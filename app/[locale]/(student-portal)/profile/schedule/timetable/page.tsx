import { definePage } from '@/components/layouts/define-page';
import { TimetableScreen } from '@/components/screens/profile/schedule/timetable-screen';

const page = definePage('/profile/schedule/timetable', TimetableScreen, {
  title: 'portalAgenda.week.title',
  messages: ['calendar', 'portalAgenda'],
});
export const generateMetadata = page.metadata;
export default page.Page;
