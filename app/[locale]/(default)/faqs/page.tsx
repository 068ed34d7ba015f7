import { definePage } from '@/components/layouts/define-page';
import { FaqsScreen } from '@/components/articles/pages/faqs-screen';

const page = definePage('/faqs', FaqsScreen, {
  title: 'help.faqs.title',
  description: 'help.faqs.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
