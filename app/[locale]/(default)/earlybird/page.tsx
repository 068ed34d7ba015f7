import { defineCataloguePage } from '@/components/layouts/define-page';
import { EarlybirdScreen } from '@/components/articles/pages/earlybird-screen';

const page = defineCataloguePage('/earlybird', EarlybirdScreen, {
  title: 'article.place.earlybird.title',
  description: 'article.place.earlybird.lead',
  indexable: true,
  feed: 'earlybird',
  messages: ['article', 'catalogue'],
});
export const generateMetadata = page.metadata;
export default page.Page;
