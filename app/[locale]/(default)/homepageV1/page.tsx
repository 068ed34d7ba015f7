import { definePage } from '@/components/layouts/define-page';
import { HomepageV1Screen } from '@/components/site/pages/homepagev1-screen';

const page = definePage('/homepageV1', HomepageV1Screen, {
  title: 'home.majorsFirst.title',
  description: 'home.majorsFirst.lead',
});
export const generateMetadata = page.metadata;
export default page.Page;
