import { definePage } from '@/components/layouts/define-page';
import { ResetScreen } from '@/components/accounts/pages/forgot-password/reset-screen';

const page = definePage('/forgot-password/reset', ResetScreen, {
  title: 'auth.reset.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
