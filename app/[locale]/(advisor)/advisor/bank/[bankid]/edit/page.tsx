import { definePage } from '@/components/layouts/define-page';
import { BankEditScreen } from '@/components/loans/pages/advisor/bank/edit-screen';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ bankid: '-' }];
const page = definePage('/advisor/bank/[bankid]/edit', BankEditScreen, {
  title: 'bankDesk.single',
  messages: ['bankDesk', 'editor', 'loanDesk', 'people'],
});
export const generateMetadata = page.metadata;
export default page.Page;
