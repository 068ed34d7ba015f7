import { definePage } from '@/components/layouts/define-page';
import { StudentLoanDetailScreen } from '@/components/loans/pages/profile/student-loan/detail-screen';

const page = definePage('/profile/student-loan/detail', StudentLoanDetailScreen, {
  title: 'loanForm.single',
  messages: ['loan', 'loanForm', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
