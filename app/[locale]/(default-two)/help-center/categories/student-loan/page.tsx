import { defineDetailPage } from '@/components/layouts/define-page';
import { HelpStudentLoanScreen } from '@/components/articles/pages/help-center/categories/student-loan-screen';
import { helpMetadata } from '@/components/articles/pages/help-metadata';

const page = defineDetailPage('/help-center/categories/student-loan', HelpStudentLoanScreen, () =>
  helpMetadata('student-loan'),
);
export const generateMetadata = page.metadata;
export default page.Page;
