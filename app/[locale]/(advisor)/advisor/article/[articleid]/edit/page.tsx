import { definePage } from '@/components/layouts/define-page';
import { ArticleEditScreen } from '@/components/articles/pages/advisor/article/edit-screen';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ articleid: '-' }];
const page = definePage('/advisor/article/[articleid]/edit', ArticleEditScreen, {
  title: 'textDesk.article.single',
  messages: ['article', 'editor', 'textDesk', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
