import { definePage } from '@/components/layouts/define-page';
import { ContactUsScreen } from '@/components/site/pages/contact-us-screen';

const page = definePage('/contact-us', ContactUsScreen, {
  title: 'contact.title',
  description: 'contact.description',
  indexable: true,
  messages: ['contact', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
