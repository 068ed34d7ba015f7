import { definePage } from '@/components/layouts/define-page';
import { SalaConnectScreen } from '@/components/questions/pages/advisor/sala-connect-screen';
import { organizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/sala-connect',
  SalaConnectScreen,
  { title: 'forum.desk.title', messages: ['forum', 'question', 'review'] },
  () => ({ organizationId: organizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
