import { JobDetailScreen } from '@/components/screens/job/job-detail-screen';
import { articleMetadata } from '@/components/screens/article-metadata';
import { cachedFirstArticles } from '@/lib/query/articles';

// A shell without its article would be empty.
export const instant = false;

/** One that exists, so that the build tries the page; '-' never does. */
export async function generateStaticParams() {
  const [first] = (await cachedFirstArticles('job')).data;
  return [{ slug: first?.slug ?? '-' }];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/job/[slug]'>) {
  return articleMetadata('job', (await params).slug);
}

export default async function Page({ params }: PageProps<'/[locale]/job/[slug]'>) {
  return <JobDetailScreen slug={(await params).slug} />;
}
