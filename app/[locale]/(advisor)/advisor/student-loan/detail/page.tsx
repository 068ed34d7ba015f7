import { definePage } from '@/components/layouts/define-page';
import { LoanDeskDetailScreen } from '@/components/loans/pages/advisor/student-loan/detail-screen';

const page = definePage('/advisor/student-loan/detail', LoanDeskDetailScreen, {
  title: 'loanDesk.single',
  messages: ['loan', 'loanDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
