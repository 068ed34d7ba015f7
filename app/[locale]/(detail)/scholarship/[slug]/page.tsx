import { ScholarshipDetailScreen } from '@/components/screens/scholarship/scholarship-detail-screen';
import { articleMetadata } from '@/components/screens/article-metadata';
import { cachedFirstArticles } from '@/lib/query/articles';

// Without its article the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedFirstArticles('scholarship')).data;
  return [{ slug: first?.slug ?? '-' }];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/scholarship/[slug]'>) {
  return articleMetadata('scholarship', (await params).slug);
}

export default async function Page({ params }: PageProps<'/[locale]/scholarship/[slug]'>) {
  return <ScholarshipDetailScreen slug={(await params).slug} />;
}
