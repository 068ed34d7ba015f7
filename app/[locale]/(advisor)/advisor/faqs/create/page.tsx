import { definePage } from '@/components/layouts/define-page';
import { FaqsCreateScreen } from '@/components/articles/pages/advisor/faqs/create-screen';

const page = definePage('/advisor/faqs/create', FaqsCreateScreen, {
  title: 'textDesk.faqs.create',
  messages: ['editor', 'help', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
