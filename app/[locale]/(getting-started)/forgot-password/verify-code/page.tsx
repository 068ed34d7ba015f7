import { definePage } from '@/components/layouts/define-page';
import { ForgotPasswordVerifyCodeScreen } from '@/components/accounts/pages/forgot-password/verify-code-screen';

const page = definePage('/forgot-password/verify-code', ForgotPasswordVerifyCodeScreen, {
  title: 'auth.verify.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
