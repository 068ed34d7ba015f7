import { definePage } from '@/components/layouts/define-page';
import { AboutUsScreen } from '@/components/screens/about-us-screen';

const page = definePage('/about-us', AboutUsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
