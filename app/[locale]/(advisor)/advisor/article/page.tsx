import { definePage } from '@/components/layouts/define-page';
import { ArticleScreen } from '@/components/articles/pages/advisor/article-screen';
import { organizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/article',
  ArticleScreen,
  {
    title: 'textDesk.article.title',
    messages: ['article', 'textDesk'],
  },
  () => ({ organizationId: organizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
