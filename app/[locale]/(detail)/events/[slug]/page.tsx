import { EventsDetailScreen } from '@/components/screens/events/events-detail-screen';
import { articleMetadata } from '@/components/screens/article-metadata';
import { cachedFirstArticles } from '@/lib/query/articles';

// Without its article the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedFirstArticles('events')).data;
  return [{ slug: first?.slug ?? '-' }];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/events/[slug]'>) {
  return articleMetadata('events', (await params).slug);
}

export default async function Page({ params }: PageProps<'/[locale]/events/[slug]'>) {
  return <EventsDetailScreen slug={(await params).slug} />;
}
