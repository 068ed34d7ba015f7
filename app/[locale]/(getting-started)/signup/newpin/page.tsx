import { definePage } from '@/components/layouts/define-page';
import { NewpinScreen } from '@/components/screens/signup/newpin-screen';

const page = definePage('/signup/newpin', NewpinScreen);
export const generateMetadata = page.metadata;
export default page.Page;
