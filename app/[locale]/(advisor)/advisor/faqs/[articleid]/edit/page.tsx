import { definePage } from '@/components/layouts/define-page';
import { FaqsEditScreen } from '@/components/articles/pages/advisor/faqs/edit-screen';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ articleid: '-' }];
const page = definePage('/advisor/faqs/[articleid]/edit', FaqsEditScreen, {
  title: 'textDesk.faqs.single',
  messages: ['editor', 'help', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
