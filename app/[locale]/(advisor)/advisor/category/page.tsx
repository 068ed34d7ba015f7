import { definePage } from '@/components/layouts/define-page';
import { CategoryScreen } from '@/components/schools/pages/advisor/category-screen';

const page = definePage('/advisor/category', CategoryScreen, {
  title: 'majorDesk.title',
  messages: ['majorDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
