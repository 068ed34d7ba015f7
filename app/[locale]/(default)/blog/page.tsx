import { definePage } from '@/components/layouts/define-page';
import { BlogScreen } from '@/components/screens/blog-screen';

const page = definePage('/blog', BlogScreen);
export const generateMetadata = page.metadata;
export default page.Page;
