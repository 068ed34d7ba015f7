import { definePage } from '@/components/layouts/define-page';
import { HardcopyRequestScreen } from '@/components/school-day/pages/profile/documentreport/hardcopy-request-screen';

const page = definePage('/profile/documentreport/hardcopy-request', HardcopyRequestScreen, {
  title: 'portal.pages.printed',
  messages: ['portalPapers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
