import { definePage } from '@/components/layouts/define-page';
import { VerifyCodeScreen } from '@/components/accounts/pages/getting-started/verify-code-screen';

const page = definePage('/getting-started/verify_code', VerifyCodeScreen, {
  title: 'auth.verify.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
