import { definePage } from '@/components/layouts/define-page';
import { EnrollmentScreen } from '@/components/admissions/pages/enrollment-screen';

const page = definePage('/welcome', EnrollmentScreen, {
  title: 'admission.title',
  description: 'admission.description',
  messages: ['welcome'],
});
export const generateMetadata = page.metadata;
export default page.Page;
