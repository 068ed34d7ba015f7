import { defineDetailPage } from '@/components/layouts/define-page';
import { EarlybirdDetailScreen } from '@/components/screens/earlybird/earlybird-detail-screen';
import { articleMetadata } from '@/components/screens/article-metadata';
import { cachedFirstArticles } from '@/lib/query/articles';

// A shell without its article would be empty.
export const instant = false;

/** One that exists, so that the build tries the page; '-' never does. */
export async function generateStaticParams() {
  const [first] = (await cachedFirstArticles('earlybird')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/earlybird/[slug]', EarlybirdDetailScreen, ({ slug }) =>
  articleMetadata('earlybird', slug),
);
export const generateMetadata = page.metadata;
export default page.Page;
