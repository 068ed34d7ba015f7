import { definePage } from '@/components/layouts/define-page';
import { EnrolledScreen } from '@/components/screens/profile/enrolled-screen';

const page = definePage('/profile/enrolled', EnrolledScreen, {
  title: 'portal.pages.schools',
  messages: ['guardianCode'],
});
export const generateMetadata = page.metadata;
export default page.Page;
