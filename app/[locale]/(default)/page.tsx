import { definePage } from '@/components/layouts/define-page';
import { HomeScreen } from '@/components/site/pages/home-screen';

const page = definePage('/', HomeScreen, {
  title: 'home.hero.title',
  description: 'layouts.siteDescription',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
