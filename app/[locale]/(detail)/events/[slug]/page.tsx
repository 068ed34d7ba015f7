import { defineDetailPage } from '@/components/layouts/define-page';
import { EventsDetailScreen } from '@/components/screens/events/events-detail-screen';
import { articleMetadata } from '@/components/screens/article-metadata';
import { cachedFirstArticles } from '@/lib/query/articles';

// A shell without its article would be empty.
export const instant = false;

/** One that exists, so that the build tries the page; '-' never does. */
export async function generateStaticParams() {
  const [first] = (await cachedFirstArticles('events')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/events/[slug]', EventsDetailScreen, ({ slug }) =>
  articleMetadata('events', slug),
);
export const generateMetadata = page.metadata;
export default page.Page;
