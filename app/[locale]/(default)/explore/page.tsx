import { definePage } from '@/components/layouts/define-page';
import { ExploreScreen } from '@/components/screens/explore-screen';

const page = definePage('/explore', ExploreScreen);
export const generateMetadata = page.metadata;
export default page.Page;
