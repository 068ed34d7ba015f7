import { defineDetailPage } from '@/components/layouts/define-page';
import { JobDetailScreen } from '@/components/articles/pages/job/job-detail-screen';
import { articleMetadata } from '@/components/articles/pages/article-metadata';
import { cachedArticles } from '@/lib/query/articles';

// Without its article the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedArticles('job')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/job/[slug]', JobDetailScreen, ({ slug }) => articleMetadata('job', slug));
export const generateMetadata = page.metadata;
export default page.Page;
