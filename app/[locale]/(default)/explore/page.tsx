import { defineCataloguePage } from '@/components/layouts/define-page';
import { ExploreScreen } from '@/components/schools/pages/explore-screen';

const page = defineCataloguePage('/explore', ExploreScreen, {
  title: 'explore.title',
  description: 'explore.description',
  indexable: true,
  messages: ['catalogue', 'education', 'favorite', 'compare', 'fees'],
});
export const generateMetadata = page.metadata;
export default page.Page;
