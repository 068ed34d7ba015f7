import { definePage } from '@/components/layouts/define-page';
import { CategoryEditScreen } from '@/components/schools/pages/advisor/category/edit-screen';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ categoryid: '-' }];
const page = definePage('/advisor/category/[categoryid]/edit', CategoryEditScreen, {
  title: 'majorDesk.single',
  messages: ['editor', 'majorDesk', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
