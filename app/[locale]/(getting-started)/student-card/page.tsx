import { definePage } from '@/components/layouts/define-page';
import { StudentCardScreen } from '@/components/school-day/pages/student-card-screen';

const page = definePage('/student-card', StudentCardScreen, {
  title: 'studentCard.title',
  messages: ['studentCard'],
});
export const generateMetadata = page.metadata;
export default page.Page;
