import { definePage } from '@/components/layouts/define-page';
import { AdvisorVisitsDetailScreen } from '@/components/visits/pages/advisor/visits/visits-detail-screen';

/** One static shell serves all ids; the browser fetches the visit. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/advisor/visits/[id]', AdvisorVisitsDetailScreen, {
  title: 'visitDesk.single',
  messages: ['visitDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
