import { definePage } from '@/components/layouts/define-page';
import { CategoryCreateScreen } from '@/components/screens/advisor/category/create-screen';

const page = definePage('/advisor/category/create', CategoryCreateScreen);
export const generateMetadata = page.metadata;
export default page.Page;
