import { definePage } from '@/components/layouts/define-page';
import { VerifyCodeScreen } from '@/components/screens/forgot-password/verify-code-screen';

const page = definePage('/forgot-password/verify-code', VerifyCodeScreen);
export const generateMetadata = page.metadata;
export default page.Page;
