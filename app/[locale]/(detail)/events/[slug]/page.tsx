import { defineDetailPage } from '@/components/layouts/define-page';
import { EventsDetailScreen } from '@/components/articles/pages/events/events-detail-screen';
import { articleMetadata } from '@/components/articles/pages/article-metadata';
import { cachedArticles } from '@/lib/query/articles';

// Without its article the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedArticles('events')).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage('/events/[slug]', EventsDetailScreen, ({ slug }) =>
  articleMetadata('events', slug),
);
export const generateMetadata = page.metadata;
export default page.Page;
