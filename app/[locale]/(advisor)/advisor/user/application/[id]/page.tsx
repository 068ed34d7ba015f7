import { definePage } from '@/components/layouts/define-page';
import { ApplicationDetailScreen } from '@/components/screens/advisor/user/application/application-detail-screen';

/** The shell is one for all ids; whose application it is, the browser asks. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/advisor/user/application/[id]', ApplicationDetailScreen);
export const generateMetadata = page.metadata;
export default page.Page;
