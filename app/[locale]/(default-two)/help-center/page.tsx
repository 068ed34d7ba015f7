import { definePage } from '@/components/layouts/define-page';
import { HelpCenterScreen } from '@/components/screens/help-center-screen';

const page = definePage('/help-center', HelpCenterScreen);
export const generateMetadata = page.metadata;
export default page.Page;
