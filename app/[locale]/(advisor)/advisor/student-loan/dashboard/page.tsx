import { definePage } from '@/components/layouts/define-page';
import { LoanDashboardScreen } from '@/components/loans/pages/advisor/student-loan/dashboard-screen';

const page = definePage('/advisor/student-loan/dashboard', LoanDashboardScreen, {
  title: 'loanDesk.dashboard.title',
  messages: ['loan', 'loanDesk', 'today'],
});
export const generateMetadata = page.metadata;
export default page.Page;
