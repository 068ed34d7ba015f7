import { definePage } from '@/components/layouts/define-page';
import { NewPasswordScreen } from '@/components/accounts/pages/forgot-password/new-password-screen';

const page = definePage('/forgot-password/new-password', NewPasswordScreen, {
  title: 'auth.reset.newPin.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
