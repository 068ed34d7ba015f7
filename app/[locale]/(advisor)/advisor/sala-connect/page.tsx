import { definePage } from '@/components/layouts/define-page';
import { SalaConnectScreen } from '@/components/screens/advisor/sala-connect-screen';

const page = definePage('/advisor/sala-connect', SalaConnectScreen, {
  title: 'forum.desk.title',
  messages: ['forum', 'question', 'review'],
});
export const generateMetadata = page.metadata;
export default page.Page;
