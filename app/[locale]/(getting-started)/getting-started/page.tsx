import { definePage } from '@/components/layouts/define-page';
import { GettingStartedScreen } from '@/components/accounts/pages/getting-started-screen';

const page = definePage('/getting-started', GettingStartedScreen, {
  title: 'auth.begin.title',
  messages: ['auth'],
});
export const generateMetadata = page.metadata;
export default page.Page;
