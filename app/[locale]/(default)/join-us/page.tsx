import { definePage } from '@/components/layouts/define-page';
import { JoinUsScreen } from '@/components/screens/join-us-screen';

const page = definePage('/join-us', JoinUsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
