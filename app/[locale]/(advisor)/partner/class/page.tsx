import { definePage } from '@/components/layouts/define-page';
import { PartnerClassScreen } from '@/components/screens/partner/class-screen';

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
