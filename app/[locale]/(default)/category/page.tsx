import { definePage } from '@/components/layouts/define-page';
import { CategoryScreen } from '@/components/schools/pages/category-screen';

const page = definePage('/category', CategoryScreen, {
  title: 'category.title',
  description: 'category.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
