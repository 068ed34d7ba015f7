import { definePage } from '@/components/layouts/define-page';
import { AdvisorCategoryScreen } from '@/components/schools/pages/advisor/category-screen';

const page = definePage('/advisor/category', AdvisorCategoryScreen, {
  title: 'majorDesk.title',
  messages: ['majorDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
