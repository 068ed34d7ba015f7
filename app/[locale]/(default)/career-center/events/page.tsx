import { defineCataloguePage } from '@/components/layouts/define-page';
import { EventsScreen } from '@/components/events/pages/career-center/events-screen';

const page = defineCataloguePage('/career-center/events', EventsScreen, {
  title: 'careerEvent.title',
  description: 'careerEvent.lead',
  indexable: true,
  messages: ['careerEvent', 'catalogue', 'fees'],
});
export const generateMetadata = page.metadata;
export default page.Page;
