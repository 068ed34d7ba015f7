import { definePage } from '@/components/layouts/define-page';
import { CourserequestScreen } from '@/components/school-day/pages/profile/courserequest-screen';

const page = definePage('/profile/courserequest', CourserequestScreen, {
  title: 'schoolRequests.program.title',
  messages: ['list', 'schoolRequests'],
});
export const generateMetadata = page.metadata;
export default page.Page;
