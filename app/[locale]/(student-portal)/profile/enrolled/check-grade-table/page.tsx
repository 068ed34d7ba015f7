import { definePage } from '@/components/layouts/define-page';
import { CheckGradeTableScreen } from '@/components/school-day/pages/profile/enrolled/check-grade-table-screen';

const page = definePage('/profile/enrolled/check-grade-table', CheckGradeTableScreen, {
  title: 'portal.pages.grades',
  messages: ['attendance', 'classDesk', 'gradebook'],
});
export const generateMetadata = page.metadata;
export default page.Page;
