import { definePage } from '@/components/layouts/define-page';
import { AdvisorStudentScreen } from '@/components/school-day/pages/advisor/student-screen';

const page = definePage('/advisor/student', AdvisorStudentScreen, {
  title: 'studentDesk.title',
  messages: ['editor', 'partner', 'studentDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
