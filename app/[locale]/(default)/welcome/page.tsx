import { definePage } from '@/components/layouts/define-page';
import { WelcomeScreen } from '@/components/site/pages/welcome-screen';

const page = definePage('/welcome', WelcomeScreen, {
  title: 'welcome.title',
  description: 'welcome.description',
  indexable: true,
  messages: ['welcome'],
});
export const generateMetadata = page.metadata;
export default page.Page;
