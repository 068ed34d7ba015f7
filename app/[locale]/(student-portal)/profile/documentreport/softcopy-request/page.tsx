import { definePage } from '@/components/layouts/define-page';
import { SoftcopyRequestScreen } from '@/components/school-day/pages/profile/documentreport/softcopy-request-screen';

const page = definePage('/profile/documentreport/softcopy-request', SoftcopyRequestScreen, {
  title: 'portal.pages.files',
  messages: ['portalPapers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
