import { definePage } from '@/components/layouts/define-page';
import { CategoryCreateScreen } from '@/components/schools/pages/advisor/category/create-screen';

const page = definePage('/advisor/category/create', CategoryCreateScreen, {
  title: 'majorDesk.create',
  messages: ['editor', 'majorDesk', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
