import { definePage } from '@/components/layouts/define-page';
import { SoftcopyRequestScreen } from '@/components/screens/profile/documentreport/softcopy-request-screen';

const page = definePage('/profile/documentreport/softcopy-request', SoftcopyRequestScreen, {
  title: 'portalPapers.soft.title',
  messages: ['portalPapers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
