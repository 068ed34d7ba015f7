import { definePage } from '@/components/layouts/define-page';
import { StudentLoanScreen } from '@/components/loans/pages/profile/student-loan-screen';

const page = definePage('/profile/student-loan', StudentLoanScreen, {
  title: 'loanForm.title',
  messages: ['loan', 'loanForm', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
