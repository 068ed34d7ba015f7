import { defineCataloguePage } from '@/components/layouts/define-page';
import { BlogScreen } from '@/components/articles/pages/blog-screen';

const page = defineCataloguePage('/blog', BlogScreen, {
  title: 'article.place.blog.title',
  description: 'article.place.blog.lead',
  indexable: true,
  feed: 'blog',
  messages: ['article', 'catalogue'],
});
export const generateMetadata = page.metadata;
export default page.Page;
