import { defineAskedPage } from '@/components/layouts/define-page';
import { BlogScreen } from '@/components/screens/blog-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/blog', BlogScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
