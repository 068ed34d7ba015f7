import { definePage } from '@/components/layouts/define-page';
import { PartnerClassScreen } from '@/components/school-day/pages/partner/class-screen';

const page = definePage('/partner/class', PartnerClassScreen, {
  title: 'classDesk.title',
  messages: [
    'absence',
    'attendance',
    'calendar',
    'classDesk',
    'editor',
    'eventDesk',
    'gradebook',
    'partner',
    'studentDesk',
    'timetable',
  ],
});
export const generateMetadata = page.metadata;
export default page.Page;
