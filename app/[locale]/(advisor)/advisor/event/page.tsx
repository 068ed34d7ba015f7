import { definePage } from '@/components/layouts/define-page';
import { AdvisorEventScreen } from '@/components/events/pages/advisor/event-screen';

const page = definePage('/advisor/event', AdvisorEventScreen, {
  title: 'eventDesk.title',
  messages: ['editor', 'eventDesk', 'schoolDesk', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
