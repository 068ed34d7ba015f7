import { definePage } from '@/components/layouts/define-page';
import { VirtualFairScreen } from '@/components/careers/pages/events/virtual-fair-screen';

const page = definePage('/events/virtual_fair', VirtualFairScreen, {
  title: 'fair.title',
  description: 'fair.lead',
  indexable: true,
  messages: ['fair'],
});
export const generateMetadata = page.metadata;
export default page.Page;
