import { definePage } from '@/components/layouts/define-page';
import { BankCreateScreen } from '@/components/loans/pages/advisor/bank/create-screen';

const page = definePage('/advisor/bank/create', BankCreateScreen, {
  title: 'bankDesk.create',
  messages: ['bankDesk', 'editor', 'loanDesk', 'people'],
});
export const generateMetadata = page.metadata;
export default page.Page;
