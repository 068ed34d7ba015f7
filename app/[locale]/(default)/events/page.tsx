import { defineCataloguePage } from '@/components/layouts/define-page';
import { EventsScreen } from '@/components/articles/pages/events-screen';

const page = defineCataloguePage('/events', EventsScreen, {
  title: 'article.place.events.title',
  description: 'article.place.events.lead',
  indexable: true,
  feed: 'events',
});
export const generateMetadata = page.metadata;
export default page.Page;
