import { definePage } from '@/components/layouts/define-page';
import { LoginScreen } from '@/components/screens/login-screen';

const page = definePage('/login', LoginScreen, {
  title: 'auth.logIn.title',
  description: 'auth.logIn.lead',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
