import { definePage } from '@/components/layouts/define-page';
import { EnrollmentFormBkScreen } from '@/components/admissions/pages/school/enrollment-form-bk-screen';

const page = definePage('/school/enrollment-form_bk', EnrollmentFormBkScreen, {
  title: 'enrollment.create.title',
});
export const generateMetadata = page.metadata;
export default page.Page;
