import { definePage } from '@/components/layouts/define-page';
import { AboutUsScreen } from '@/components/site/pages/about-us-screen';

const page = definePage('/about-us', AboutUsScreen, {
  title: 'about.title',
  description: 'about.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
