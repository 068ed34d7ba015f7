import { definePage } from '@/components/layouts/define-page';
import { VerifyCodeScreen } from '@/components/accounts/pages/forgot-password/verify-code-screen';

const page = definePage('/forgot-password/verify-code', VerifyCodeScreen, {
  title: 'auth.verify.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
