import { defineDetailPage } from '@/components/layouts/define-page';
import { EarlybirdDetailScreen } from '@/components/articles/pages/earlybird/earlybird-detail-screen';
import { articleMetadata } from '@/components/articles/pages/article-metadata';
import { cachedArticles } from '@/lib/query/articles';

// Without its article the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedArticles('earlybird')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/earlybird/[slug]', EarlybirdDetailScreen, ({ slug }) =>
  articleMetadata('earlybird', slug),
);
export const generateMetadata = page.metadata;
export default page.Page;
