import { definePage } from '@/components/layouts/define-page';
import { EnrolledScreen } from '@/components/school-day/pages/profile/enrolled-screen';

const page = definePage('/profile/enrolled', EnrolledScreen, {
  title: 'portal.pages.schools',
  messages: ['guardianCode'],
});
export const generateMetadata = page.metadata;
export default page.Page;
