import { definePage } from '@/components/layouts/define-page';
import { HelpCenterCreateScreen } from '@/components/articles/pages/advisor/help-center/create-screen';

const page = definePage('/advisor/help-center/create', HelpCenterCreateScreen, {
  title: 'textDesk.help.create',
  messages: ['editor', 'help', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
