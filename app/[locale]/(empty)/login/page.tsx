import { definePage } from '@/components/layouts/define-page';
import { LoginScreen } from '@/components/screens/login-screen';

const page = definePage('/login', LoginScreen);
export const generateMetadata = page.metadata;
export default page.Page;
