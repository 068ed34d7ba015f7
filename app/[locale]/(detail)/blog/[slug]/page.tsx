import { defineDetailPage } from '@/components/layouts/define-page';
import { BlogDetailScreen } from '@/components/articles/pages/blog/blog-detail-screen';
import { articleMetadata } from '@/components/articles/pages/article-metadata';
import { cachedArticles } from '@/lib/query/articles';

// Without its article the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedArticles('blog')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/blog/[slug]', BlogDetailScreen, ({ slug }) => articleMetadata('blog', slug));
export const generateMetadata = page.metadata;
export default page.Page;
