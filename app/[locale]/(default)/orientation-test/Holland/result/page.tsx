import { definePage } from '@/components/layouts/define-page';
import { HollandResultScreen } from '@/components/screens/orientation-test/Holland/result-screen';

const page = definePage('/orientation-test/Holland/result', HollandResultScreen);
export const generateMetadata = page.metadata;
export default page.Page;
