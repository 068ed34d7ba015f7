import { definePage } from '@/components/layouts/define-page';
import { VerifyScreen } from '@/components/screens/signup/verify-screen';

const page = definePage('/signup/verify', VerifyScreen);
export const generateMetadata = page.metadata;
export default page.Page;
