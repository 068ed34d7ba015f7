import { definePage } from '@/components/layouts/define-page';
import { HelpCenterEditScreen } from '@/components/articles/pages/advisor/help-center/edit-screen';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ articleid: '-' }];
const page = definePage('/advisor/help-center/[articleid]/edit', HelpCenterEditScreen, {
  title: 'textDesk.help.single',
  messages: ['editor', 'help', 'textDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
