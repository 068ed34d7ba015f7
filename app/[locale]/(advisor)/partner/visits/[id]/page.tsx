import { definePage } from '@/components/layouts/define-page';
import { PartnerVisitsDetailScreen } from '@/components/visits/pages/partner/visits/visits-detail-screen';

/** One static shell serves all ids; the browser fetches the visit. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/partner/visits/[id]', PartnerVisitsDetailScreen, {
  title: 'visitDesk.single',
  messages: ['visitDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
