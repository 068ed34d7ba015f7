import { definePage } from '@/components/layouts/define-page';
import { AdvisorFaqsScreen } from '@/components/articles/pages/advisor/faqs-screen';

const page = definePage('/advisor/faqs', AdvisorFaqsScreen, {
  title: 'textDesk.faqs.title',
  messages: ['help', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
