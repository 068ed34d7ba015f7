import { definePage } from '@/components/layouts/define-page';
import { WelcomeScreen } from '@/components/site/pages/welcome-screen';

const page = definePage('/welcome', WelcomeScreen, {
  title: 'admission.title',
  description: 'admission.description',
  messages: ['welcome'],
});
export const generateMetadata = page.metadata;
export default page.Page;
