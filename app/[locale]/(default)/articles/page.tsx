import { definePage } from '@/components/layouts/define-page';
import { ArticlesScreen } from '@/components/screens/articles-screen';

const page = definePage('/articles', ArticlesScreen);
export const generateMetadata = page.metadata;
export default page.Page;
