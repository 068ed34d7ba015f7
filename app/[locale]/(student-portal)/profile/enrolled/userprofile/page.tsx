import { definePage } from '@/components/layouts/define-page';
import { UserprofileScreen } from '@/components/school-day/pages/profile/enrolled/userprofile-screen';

const page = definePage('/profile/enrolled/userprofile', UserprofileScreen, {
  title: 'portal.pages.card',
  messages: ['portalCard'],
});
export const generateMetadata = page.metadata;
export default page.Page;
