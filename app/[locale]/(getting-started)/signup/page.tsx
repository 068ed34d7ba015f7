import { definePage } from '@/components/layouts/define-page';
import { SignupScreen } from '@/components/accounts/pages/signup-screen';

const page = definePage('/signup', SignupScreen, { title: 'auth.signUp.title', messages: ['auth', 'form'] });
export const generateMetadata = page.metadata;
export default page.Page;
