import { defineDetailPage } from '@/components/layouts/define-page';
import { ArticlesDetailScreen } from '@/components/screens/articles/articles-detail-screen';
import { articleMetadata } from '@/components/screens/article-metadata';
import { cachedFirstArticles } from '@/lib/query/articles';

// A shell without its article would be empty.
export const instant = false;

/** One that exists, so that the build tries the page; '-' never does. */
export async function generateStaticParams() {
  const [first] = (await cachedFirstArticles('articles')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/articles/[slug]', ArticlesDetailScreen, ({ slug }) =>
  articleMetadata('articles', slug),
);
export const generateMetadata = page.metadata;
export default page.Page;
