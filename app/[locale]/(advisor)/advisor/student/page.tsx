import { definePage } from '@/components/layouts/define-page';
import { AdvisorStudentScreen } from '@/components/screens/advisor/student-screen';

const page = definePage('/advisor/student', AdvisorStudentScreen, {
  title: 'studentDesk.title',
  messages: ['editor', 'partner', 'studentDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
