import { definePage } from '@/components/layouts/define-page';
import { RequestformScreen } from '@/components/school-day/pages/profile/requestform-screen';

const page = definePage('/profile/requestform', RequestformScreen, {
  title: 'schoolRequests.paper.title',
  messages: ['list', 'schoolRequests'],
});
export const generateMetadata = page.metadata;
export default page.Page;
