import { definePage } from '@/components/layouts/define-page';
import { ApplicationsDetailScreen } from '@/components/screens/profile/applications/applications-detail-screen';

/** The shell is one for all ids; whose application it is, the browser asks. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/profile/applications/[id]', ApplicationsDetailScreen);
export const generateMetadata = page.metadata;
export default page.Page;
