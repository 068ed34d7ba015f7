import { definePage } from '@/components/layouts/define-page';
import { SchoolsScreen } from '@/components/screens/profile/schools-screen';

const page = definePage('/profile/schools', SchoolsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
