import { definePage } from '@/components/layouts/define-page';
import { LoanDeskDetailScreen } from '@/components/loans/pages/advisor/student-loan/detail-screen';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ userid: '-', slug: '-' }];
const page = definePage('/advisor/student-loan/[userid]/[slug]/detail', LoanDeskDetailScreen, {
  title: 'loanDesk.single',
  messages: ['loan', 'loanDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
