import { definePage } from '@/components/layouts/define-page';
import { AboutUs1Screen } from '@/components/site/pages/about-us-1-screen';

const page = definePage('/about-us-1', AboutUs1Screen, {
  title: 'about.trust.title',
  description: 'about.trust.lead',
});
export const generateMetadata = page.metadata;
export default page.Page;
