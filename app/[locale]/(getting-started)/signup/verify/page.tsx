import { definePage } from '@/components/layouts/define-page';
import { VerifyScreen } from '@/components/accounts/pages/signup/verify-screen';

const page = definePage('/signup/verify', VerifyScreen, {
  title: 'auth.verify.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
