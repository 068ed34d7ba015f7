import { definePage } from '@/components/layouts/define-page';
import { SignupScreen } from '@/components/screens/signup-screen';

const page = definePage('/signup', SignupScreen);
export const generateMetadata = page.metadata;
export default page.Page;
