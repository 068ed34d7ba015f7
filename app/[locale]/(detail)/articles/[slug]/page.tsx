import { defineDetailPage } from '@/components/layouts/define-page';
import { ArticlesDetailScreen } from '@/components/articles/pages/articles/articles-detail-screen';
import { articleMetadata } from '@/components/articles/pages/article-metadata';
import { cachedArticles } from '@/lib/query/articles';

// Without its article the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedArticles('articles')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/articles/[slug]', ArticlesDetailScreen, ({ slug }) =>
  articleMetadata('articles', slug),
);
export const generateMetadata = page.metadata;
export default page.Page;
