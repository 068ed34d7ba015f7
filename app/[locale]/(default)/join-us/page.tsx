import { definePage } from '@/components/layouts/define-page';
import { JoinUsScreen } from '@/components/site/pages/join-us-screen';

const page = definePage('/join-us', JoinUsScreen, {
  title: 'contact.join.title',
  description: 'contact.join.description',
  indexable: true,
  messages: ['contact', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
