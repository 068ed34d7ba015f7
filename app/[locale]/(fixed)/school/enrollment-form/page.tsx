import { definePage } from '@/components/layouts/define-page';
import { EnrollmentFormScreen } from '@/components/admissions/pages/school/enrollment-form-screen';

const page = definePage('/school/enrollment-form', EnrollmentFormScreen, {
  title: 'enrollment.create.title',
});
export const generateMetadata = page.metadata;
export default page.Page;
