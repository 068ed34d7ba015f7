import { definePage } from '@/components/layouts/define-page';
import { PartnerStudentScreen } from '@/components/school-day/pages/partner/student-screen';

const page = definePage('/partner/student', PartnerStudentScreen, {
  title: 'studentDesk.title',
  messages: ['editor', 'partner', 'studentDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
