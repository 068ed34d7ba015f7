import { defineCataloguePage } from '@/components/layouts/define-page';
import { CareerScreen } from '@/components/articles/pages/career-screen';

const page = defineCataloguePage('/career', CareerScreen, {
  title: 'article.place.career.title',
  description: 'article.place.career.lead',
  indexable: true,
  feed: 'career',
  messages: ['article', 'catalogue'],
});
export const generateMetadata = page.metadata;
export default page.Page;
