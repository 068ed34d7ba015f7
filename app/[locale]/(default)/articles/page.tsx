import { defineCataloguePage } from '@/components/layouts/define-page';
import { ArticlesScreen } from '@/components/articles/pages/articles-screen';

const page = defineCataloguePage('/articles', ArticlesScreen, {
  title: 'article.place.articles.title',
  description: 'article.place.articles.lead',
  indexable: true,
  feed: 'articles',
  messages: ['article', 'catalogue'],
});
export const generateMetadata = page.metadata;
export default page.Page;
