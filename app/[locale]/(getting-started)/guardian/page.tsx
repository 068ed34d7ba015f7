import { definePage } from '@/components/layouts/define-page';
import { GuardianScreen } from '@/components/loans/pages/guardian-screen';

const page = definePage('/guardian', GuardianScreen, {
  title: 'guardian.title',
  messages: ['guardian'],
});
export const generateMetadata = page.metadata;
export default page.Page;
