import { definePage } from '@/components/layouts/define-page';
import { AdvisorHelpCenterScreen } from '@/components/articles/pages/advisor/help-center-screen';

const page = definePage('/advisor/help-center', AdvisorHelpCenterScreen, {
  title: 'textDesk.help.title',
  messages: ['help', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
