import { defineDetailPage } from '@/components/layouts/define-page';
import { BlogDetailScreen } from '@/components/screens/blog/blog-detail-screen';
import { articleMetadata } from '@/components/screens/article-metadata';
import { cachedFirstArticles } from '@/lib/query/articles';

// A shell without its article would be empty.
export const instant = false;

/** One that exists, so that the build tries the page; '-' never does. */
export async function generateStaticParams() {
  const [first] = (await cachedFirstArticles('blog')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/blog/[slug]', BlogDetailScreen, ({ slug }) => articleMetadata('blog', slug));
export const generateMetadata = page.metadata;
export default page.Page;
