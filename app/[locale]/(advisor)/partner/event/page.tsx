import { definePage } from '@/components/layouts/define-page';
import { PartnerEventScreen } from '@/components/events/pages/partner/event-screen';

const page = definePage('/partner/event', PartnerEventScreen, {
  title: 'eventDesk.title',
  messages: ['editor', 'eventDesk', 'schoolDesk', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
