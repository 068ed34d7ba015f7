import { definePage } from '@/components/layouts/define-page';
import { HollandStartScreen } from '@/components/orientation/pages/orientation-test/Holland/start-screen';

const page = definePage('/orientation-test/Holland/start', HollandStartScreen, {
  title: 'orientation.holland.title',
  description: 'orientation.holland.description',
  messages: ['questionnaire'],
});
export const generateMetadata = page.metadata;
export default page.Page;
