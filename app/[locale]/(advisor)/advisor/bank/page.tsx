import { definePage } from '@/components/layouts/define-page';
import { BankScreen } from '@/components/loans/pages/advisor/bank-screen';

const page = definePage('/advisor/bank', BankScreen, { title: 'bankDesk.title', messages: ['bankDesk'] });
export const generateMetadata = page.metadata;
export default page.Page;
