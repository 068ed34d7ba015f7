import { definePage } from '@/components/layouts/define-page';
import { EnrolledUserprofileScreen } from '@/components/school-day/pages/profile/enrolled/userprofile-screen';

const page = definePage('/profile/enrolled/userprofile', EnrolledUserprofileScreen, {
  title: 'portal.pages.card',
  messages: ['portalCard'],
});
export const generateMetadata = page.metadata;
export default page.Page;
