import { defineCataloguePage } from '@/components/layouts/define-page';
import { CareerEventsScreen } from '@/components/events/pages/career-center/events-screen';

const page = defineCataloguePage('/career-center/events', CareerEventsScreen, {
  title: 'careerEvent.title',
  description: 'careerEvent.lead',
  indexable: true,
  messages: ['careerEvent', 'catalogue', 'fees'],
});
export const generateMetadata = page.metadata;
export default page.Page;
