import { definePage } from '@/components/layouts/define-page';
import { ArticleCreateScreen } from '@/components/articles/pages/advisor/article/create-screen';

const page = definePage('/advisor/article/create', ArticleCreateScreen, {
  title: 'textDesk.article.create',
  messages: ['article', 'editor', 'textDesk', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
