import { defineAskedPage } from '@/components/layouts/define-page';
import { ArticlesScreen } from '@/components/screens/articles-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/articles', ArticlesScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
