import { definePage } from '@/components/layouts/define-page';
import { LoginScreen } from '@/components/accounts/pages/login-screen';

const page = definePage('/login', LoginScreen, {
  title: 'auth.logIn.title',
  description: 'auth.logIn.lead',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
