import { definePage } from '@/components/layouts/define-page';
import { SearchScreen } from '@/components/screens/search-screen';

const page = definePage('/search', SearchScreen);
export const generateMetadata = page.metadata;
export default page.Page;
