import { definePage } from '@/components/layouts/define-page';
import { CategoriesScreen } from '@/components/articles/pages/help-center/categories-screen';

const page = definePage('/help-center/categories', CategoriesScreen, {
  title: 'help.categories.title',
  description: 'help.categories.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
