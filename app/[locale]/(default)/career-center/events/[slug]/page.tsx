import { defineDetailPage } from '@/components/layouts/define-page';
import { eventMetadata } from '@/components/events/pages/career-center/events/event-metadata';
import { CareerEventsDetailScreen } from '@/components/events/pages/career-center/events/events-detail-screen';
import { cachedNextEvents } from '@/lib/query/events';

// Without its event the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = await cachedNextEvents(1);
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage(
  '/career-center/events/[slug]',
  CareerEventsDetailScreen,
  ({ slug }) => eventMetadata(slug),
  ['careerEvent', 'form'],
);
export const generateMetadata = page.metadata;
export default page.Page;
