import { definePage } from '@/components/layouts/define-page';
import { NewpinScreen } from '@/components/accounts/pages/signup/newpin-screen';

const page = definePage('/signup/newpin', NewpinScreen, {
  title: 'auth.newPin.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
