import { defineCataloguePage } from '@/components/layouts/define-page';
import { ScholarshipScreen } from '@/components/screens/scholarship-screen';

const page = defineCataloguePage('/scholarship', ScholarshipScreen, {
  title: 'article.place.scholarship.title',
  description: 'article.place.scholarship.lead',
  indexable: true,
  feed: 'scholarship',
  messages: ['article', 'catalogue', 'scholarship'],
});
export const generateMetadata = page.metadata;
export default page.Page;
