import { definePage } from '@/components/layouts/define-page';
import { SelectFeatureScreen } from '@/components/screens/select-feature-screen';

const page = definePage('/select-feature', SelectFeatureScreen);
export const generateMetadata = page.metadata;
export default page.Page;
