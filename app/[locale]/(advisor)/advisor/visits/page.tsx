import { definePage } from '@/components/layouts/define-page';
import { AdvisorVisitsScreen } from '@/components/visits/pages/advisor/visits-screen';

const page = definePage('/advisor/visits', AdvisorVisitsScreen, {
  title: 'visitDesk.title',
  messages: ['visitDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
