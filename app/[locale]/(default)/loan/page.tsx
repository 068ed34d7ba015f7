import { definePage } from '@/components/layouts/define-page';
import { LoanScreen } from '@/components/loans/pages/loan-screen';

const page = definePage('/loan', LoanScreen, {
  title: 'loanPage.title',
  description: 'loanPage.description',
  indexable: true,
  messages: ['loan'],
});
export const generateMetadata = page.metadata;
export default page.Page;
