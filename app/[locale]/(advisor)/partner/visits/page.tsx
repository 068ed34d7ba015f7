import { definePage } from '@/components/layouts/define-page';
import { PartnerVisitsScreen } from '@/components/visits/pages/partner/visits-screen';

const page = definePage('/partner/visits', PartnerVisitsScreen, {
  title: 'visitDesk.title',
  messages: ['visitDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
