import { defineCataloguePage } from '@/components/layouts/define-page';
import { SearchScreen } from '@/components/search/pages/search-screen';

const page = defineCataloguePage('/search', SearchScreen, {
  title: 'search.title',
  description: 'search.description',
  messages: ['search', 'education'],
});
export const generateMetadata = page.metadata;
export default page.Page;
