import { definePage } from '@/components/layouts/define-page';
import { LoanDeskScreen } from '@/components/loans/pages/advisor/student-loan-screen';

const page = definePage('/advisor/student-loan', LoanDeskScreen, {
  title: 'loanDesk.title',
  messages: ['loan', 'loanDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
